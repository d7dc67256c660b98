import { expect, test } from 'vitest';
import { requireNode } from './install.mjs';

for (const version of ['20.19.0', 'v20.20.2', '22.0.0', '100.1.0'])
  test(`Node ${version} is new enough`, () => {
    expect(() => requireNode(version)).not.toThrow();
  });

for (const version of ['20.18.3', '18.20.0', 'v9.99.0'])
  test(`Node ${version} is refused in a sentence`, () => {
    expect(() => requireNode(version)).toThrow(/^Tallystick needs Node 20.19 or later; this is Node [\d.]+\.$/);
  });
