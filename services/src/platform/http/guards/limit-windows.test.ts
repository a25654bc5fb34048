import { jest } from '@jest/globals';
import { LimitWindows } from './limit-windows.js';

test('lets the allowed number through and tells the rest how long to wait', () => {
  const windows = new LimitWindows();
  expect([0, 1, 2].map(() => windows.count('a', 2, 0))).toEqual([0, 0, 60]);
  expect(windows.count('a', 2, 59_500)).toBe(1);
});

test('begins again after a minute, and counts each key for itself', () => {
  const windows = new LimitWindows();
  windows.count('a', 1, 0);
  expect(windows.count('a', 1, 60_000)).toBe(0);
  expect(windows.count('b', 1, 0)).toBe(0);
});

test('forgets the oldest of too many keys and nothing else', () => {
  const windows = new LimitWindows(2);
  for (const key of ['a', 'b', 'c']) windows.count(key, 1, 0);
  expect(windows.count('c', 1, 1)).toBe(60);
  expect(windows.count('a', 1, 1)).toBe(0);
});

test('does not mind a clock that is set back', () => {
  const windows = new LimitWindows();
  windows.count('a', 1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  try {
    expect(windows.count('a', 1)).toBeLessThanOrEqual(60);
  } finally {
    clock.mockRestore();
  }
});
