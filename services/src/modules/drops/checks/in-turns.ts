import { setImmediate } from 'node:timers/promises';

/** Works so long before other calls have their turn. */
const TURN_MS = 10;

/** What some work makes of each of many things; other calls have their turn in between. */
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
