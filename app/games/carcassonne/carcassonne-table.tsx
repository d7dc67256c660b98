'use client';

import { use } from 'react';
import { addOnScreens } from '../add-ons';
import type { GameScreenProps } from '../registry';
import type { AddOnScreens } from './add-on-screens';
import { TableWith } from './table-with';

/** A Carcassonne table with its add-ons, in the part of it that the address names. */
export default function CarcassonneTable({ store, table, until }: GameScreenProps) {
  const ids = Object.keys(table.session.started?.addOns ?? {});
  // Without any there is nothing to wait for.
  const addOns = ids.length === 0 ? NONE : use(addOnScreens(ids));
  return <TableWith {...{ store, table, until, addOns }} />;
}

const NONE: readonly AddOnScreens[] = [];
