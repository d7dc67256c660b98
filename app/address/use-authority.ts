import { useAnswer } from '../frame/use-answer';

/** Where https is on this host, and by which fingerprint (SHA-256, "AB:CD:…") its authority is known. */
export type Authority = { port: number; fingerprint: string };

/** What every address of this host begins with. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Where the authority of a host that has one is fetched. */
export const AUTHORITY = `${BASE_PATH}/authority.crt`;

/** What this host says of its https address; null: it has none; undefined until it has been asked. */
export const useAuthority = (): Authority | null | undefined => useAnswer(askForIt);

async function askForIt(): Promise<Authority | null> {
  try {
    const response = await fetch(`${BASE_PATH}/authority.json`);
    const { port, fingerprint } = (await response.json()) as Partial<Authority>;
    return typeof port === 'number' && typeof fingerprint === 'string' ? { port, fingerprint } : null;
  } catch {
    // Another host answers with its page for unknown addresses.
    return null;
  }
}
