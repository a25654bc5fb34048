import { inTurns } from './in-turns.js';

describe('work in turns', () => {
  it('does all of it in order, and lets others have their turn where it takes long', async () => {
    const log: (number | string)[] = [];
    globalThis.setImmediate(() => log.push('another'));
    await inTurns([1, 2, 3], (thing) => {
      const until = performance.now() + 12;
      while (performance.now() < until);
      log.push(thing);
    });
    expect(log).toEqual([1, 'another', 2, 3]);
  });

  it('does little work at once', async () => {
    const log: (number | string)[] = [];
    globalThis.setImmediate(() => log.push('another'));
    await inTurns([1, 2, 3], (thing) => void log.push(thing));
    expect(log).toEqual([1, 2, 3]);
  });
});
