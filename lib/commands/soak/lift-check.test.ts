import { expect, test } from 'vitest';
import { frozenStores } from '@/lib/db/testing/frozen-store';
import { faultsOfLift } from './lift-check.mjs';

const [frozen, newest] = [1, 2].map((version) => frozenStores.find((store) => store.version === version));
if (!frozen || !newest) throw new Error('No frozen stores');

const roomsOf = ({ stores }: typeof frozen) =>
  Object.fromEntries(Object.entries(stores).map(([room, { rows }]) => [room, rows]));
const old = { version: 10, rooms: roomsOf(frozen) };
const schema = (value: number) =>
  old.rooms.device?.map((row) => (row.key === 'schema' ? { ...row, value } : row)) ?? [];
const lifted = { version: 20, rooms: { ...old.rooms, device: schema(2), sealed: [] } };

test('a store that is still old, or lifted, is whole', () => {
  expect(faultsOfLift(old, frozen, newest)).toEqual([]);
  expect(faultsOfLift(lifted, frozen, newest)).toEqual([]);
});

test('a store that is lifted by half says what is wrong', () => {
  const faults = (version: number, rooms: Record<string, unknown[]>) =>
    faultsOfLift({ version, rooms }, frozen, newest);
  const { sealed: _, ...withoutSealed } = lifted.rooms;
  expect(faults(20, withoutSealed)).toEqual(['A store of version 2 lacks sealed.']);
  expect(faults(20, { ...lifted.rooms, device: schema(1) })).toEqual(['A store of version 2 calls itself 1.']);
  expect(faults(10, { ...old.rooms, device: schema(2) })).toEqual(['A store of version 1 calls itself 2.']);
  expect(faults(20, { ...lifted.rooms, events: [] })).toEqual(['The rows of events are not what they were.']);
  expect(faults(15, old.rooms)).toEqual(['The store has version 15.']);
});
