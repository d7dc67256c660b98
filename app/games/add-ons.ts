import type { AddOnScreens } from './carcassonne/add-on-screens';

/** The screens of every add-on, loaded with a table that plays with it. A further add-on is one line. */
const screens: Record<string, () => Promise<{ default: AddOnScreens }>> = {
  benelux: () => import('./benelux/screens'),
};

const loaded = new Map<string, Promise<AddOnScreens[]>>();

/** The screens of the add-ons at a table; the same promise for the same ones. A failure is not remembered. */
export function addOnScreens(ids: readonly string[]): Promise<AddOnScreens[]> {
  const key = ids.join(' ');
  const known = loaded.get(key) ?? load(ids);
  loaded.set(key, known);
  known.catch(() => loaded.delete(key));
  return known;
}

async function load(ids: readonly string[]): Promise<AddOnScreens[]> {
  const files = await Promise.all(ids.flatMap((id) => (Object.hasOwn(screens, id) ? [screens[id]?.()] : [])));
  return files.flatMap((file) => (file ? [file.default] : []));
}
