import { expect, test } from 'vitest';
import { objectsIn } from './heap-snapshot.mjs';

test('objects, texts and functions are counted, code and what the browser keeps are not', () => {
  const types = ['hidden', 'array', 'string', 'object', 'code', 'closure', 'native'];
  const meta = { node_fields: ['type', 'name', 'id', 'self_size'], node_types: [types, 'string', 'number', 'number'] };
  const nodes = [
    ...[0, 0, 1, 1000],
    ...[1, 0, 3, 16],
    ...[2, 0, 5, 24],
    ...[3, 0, 7, 32],
    ...[4, 0, 9, 5000],
    ...[5, 0, 11, 64],
    ...[6, 0, 13, 700],
  ];
  expect(objectsIn({ snapshot: { meta }, nodes })).toBe(16 + 24 + 32 + 64);
});
