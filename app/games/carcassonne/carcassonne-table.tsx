'use client';

import { useAddOnScreens } from '../add-ons';
import type { GameScreenProps } from '../registry';
import { TableWith } from './table-with';

/** A Carcassonne table with its add-ons, in the part of it that the address names. */
export default function CarcassonneTable({ store, table, until }: GameScreenProps) {
  const addOns = useAddOnScreens(table.session.started?.addOns ?? {});
  if (!addOns) return until;
  return <TableWith {...{ store, table, until, addOns }} />;
}
