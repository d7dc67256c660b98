import { isStep, type SessionEvent, type StepEvent, type Undone } from './events';

/**
 * Which events count. An event is live unless a live `undone` targets it; as an `undone` can only take back what came
 * before it, reading from the newest to the oldest settles every event once. An amendment is a step like any other:
 * taking it back restores what the entry said before, and taking back an entry silences its amendments with it.
 */
export function liveEvents(log: readonly SessionEvent[]): SessionEvent[] {
  const takenBack = new Set<string>();
  const live: SessionEvent[] = [];
  for (const event of [...log].reverse()) {
    if (takenBack.has(event.id)) continue;
    live.push(event);
    if (event.type === 'undone') takenBack.add(event.target);
  }
  return live.reverse();
}

/** What undo would take back: the newest live step. */
export function undoTarget(live: readonly SessionEvent[]): StepEvent | null {
  return live.findLast(isStep) ?? null;
}

/**
 * What redo would bring back, by the `undone` to take back: the newest live one that targets a step, unless a step was
 * taken since. The second value is the step that returns.
 */
export function redoTarget(
  log: readonly SessionEvent[],
  live: readonly SessionEvent[],
): { undone: string; step: StepEvent } | null {
  const lastStep = log.findLastIndex(isStep);
  if (lastStep === log.length - 1) return null;
  const since = new Set(log.slice(lastStep + 1).map((event) => event.id));
  const steps = new Map(log.filter(isStep).map((step) => [step.id, step]));
  const undone = live.findLast(
    (event): event is SessionEvent & Undone => event.type === 'undone' && steps.has(event.target),
  );
  const step = undone && steps.get(undone.target);
  return undone && step && since.has(undone.id) ? { undone: undone.id, step } : null;
}
