import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `send(number, plannedAt)` `count` times at a fixed pace, whatever is open. Returns all answers. By `plannedAt` late calls count as slow. */
export async function atPace({ perSecond, count }, send) {
  const start = performance.now();
  const answers = [];
  for (let number = 0; number < count; number += 1) {
    const plannedAt = start + (number * 1000) / perSecond;
    await sleep(Math.max(0, plannedAt - performance.now()));
    answers.push(send(number, plannedAt));
  }
  return Promise.all(answers);
}
