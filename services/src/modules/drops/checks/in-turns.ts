import { setImmediate } from 'node:timers/promises';

const TURN_MS = 10;

/** Maps many things asynchronously and lets other requests run in between. */
export async function inTurns<T, R>(things: readonly T[], work: (thing: T) => R): Promise<R[]> {
  const results: R[] = [];
  let endsAt = performance.now() + TURN_MS;
  for (const thing of things) {
    results.push(work(thing));
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  }
  return results;
}
