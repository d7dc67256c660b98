import type { Backup } from '@/lib/db/backup/format';
import { canPack, packed } from '@/lib/db/backup/link';

/** The address that brings a table in wherever it is opened; null in a browser that cannot make one. */
export async function linkAddress(backup: Backup): Promise<string | null> {
  if (!canPack()) return null;
  const take = `${window.location.origin}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/take/`;
  return `${take}#${await packed(backup)}`;
}
