import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Every file under `path` (or `path` itself), sorted, without those that `skip` names by their path below `root`.
 *
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} skip
 * @returns {string[]}
 */
function filesUnder(root, path, skip) {
  if (!existsSync(path) || skip(relative(root, path).replaceAll('\\', '/'))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(root, join(path, name), skip));
}

/**
 * One hash over the names and contents of files and folders below `root`, and over `settings`.
 *
 * @param {string} root
 * @param {string[]} paths
 * @param {{ settings?: Record<string, string>, skip?: (path: string) => boolean }} [options]
 */
export function hashOf(root, paths, { settings = {}, skip = () => false } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of paths.flatMap((path) => filesUnder(root, join(root, path), skip))) {
    const bytes = readFileSync(file);
    hash.update(`\0${relative(root, file).replaceAll('\\', '/')}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Whether the stamp in `file` was written for this hash. A stamp that cannot be read is no stamp.
 *
 * @param {string} file
 * @param {string} hash
 */
export function isStamped(file, hash) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).hash === hash;
  } catch {
    return false;
  }
}

/** Writes that the work for this hash is done. @param {string} file @param {string} hash */
export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ hash }));
}

/** Takes the stamp away, before work begins that may fail half way. @param {string} file */
export function unstamp(file) {
  rmSync(file, { force: true });
}
