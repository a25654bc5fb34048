import { setImmediate as nextTurn } from 'node:timers/promises';
import { BoundedQueue } from './bounded-queue.js';

it('says when half of what may wait does', async () => {
  const queue = new BoundedQueue({ name: 'test', atOnce: 1, maxWaiting: 4 });
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const add = async () => {
    queue.add(() => ended);
    await nextTurn();
    return [queue.waiting, queue.isHalfFull];
  };
  expect([await add(), await add(), await add()]).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
  end();
  await queue.settled();
  expect(queue.isHalfFull).toBe(false);
});
