/** Room for what is stored here, in bytes; the app itself counts among what is used. */
export type Room = { used: number; free: number };

/**
 * What the browser says of what is stored here. `kept`: whether it clears it only when somebody asks it to. Null where
 * it does not tell, as on a plain http address of a local network.
 */
export type StorageState = { kept: boolean | null; room: Room | null };

let asked = false;

/**
 * Asks the browser, at most once a visit, not to clear what is stored here when it is short of room. Some browsers ask
 * their owner then, which is why it is done once there is something to keep. What it answers, `storageState` tells.
 */
export async function askToKeep(): Promise<void> {
  if (asked || (await keeps()) !== false) return;
  asked = true;
  await navigator.storage.persist().catch(() => false);
}

/** What the browser says of what is stored here, at this moment. */
export async function storageState(): Promise<StorageState> {
  return { kept: await keeps(), room: await room() };
}

async function keeps(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

async function room(): Promise<Room | null> {
  const told = await navigator.storage?.estimate?.().catch(() => null);
  if (told?.usage === undefined || told.quota === undefined) return null;
  return { used: told.usage, free: Math.max(0, told.quota - told.usage) };
}
