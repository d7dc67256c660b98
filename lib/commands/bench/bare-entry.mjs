/** The address of the bare page, beside the app's own. */
export const BARE_ENTRY = 'bench-bare-entry/';

/** The least that an entry can be: a strict add of one event, and what says that it was stored. */
export const bareEntryPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare entry</title>
<h1>0</h1>
<script>
  const opening = indexedDB.open('bench-bare');
  opening.onupgradeneeded = () => opening.result.createObjectStore('events', { keyPath: ['sessionId', 'seq'] });
  opening.onsuccess = () => {
    const button = document.createElement('button');
    button.textContent = 'Enter';
    button.onclick = () => {
      const seq = Date.now() + performance.now() % 1;
      const writing = opening.result.transaction('events', 'readwrite', { durability: 'strict' });
      writing.objectStore('events').add({
        v: 1, id: 'bare-' + seq, device: 'bench-phone', at: seq, sessionId: 'bare', seq,
        type: 'recorded', place: { round: 6, player: 'p-4' }, fact: { kind: 'claim', row: 'yellow', cards: [] },
      });
      writing.oncomplete = () => {
        const heading = document.querySelector('h1');
        heading.textContent = Number(heading.textContent) + 1;
      };
    };
    document.body.append(button);
  };
</script>
`;
