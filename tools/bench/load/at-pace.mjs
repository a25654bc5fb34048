import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `send(number, plannedAt)` `count` times at a fixed pace. Returns all answers. Late calls count as slow, by `plannedAt`. */
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
