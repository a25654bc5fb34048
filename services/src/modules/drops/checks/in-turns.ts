import { setImmediate } from 'node:timers/promises';

/** Works so long before other calls have their turn. */
const TURN_MS = 10;

/** Does some work for each of many things, and lets other calls have their turn in between. */
export async function inTurns<T>(things: readonly T[], work: (thing: T) => void): Promise<void> {
  let endsAt = performance.now() + TURN_MS;
  for (const thing of things) {
    work(thing);
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  }
}
