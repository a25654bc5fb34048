import { valueAt } from './unknown-values.js';

test('a path of names leads to own values alone', () => {
  const texts = { page: { title: 'Rankings', 'a.b': 1 }, list: ['first'] };
  expect(valueAt(texts, ['page', 'title'])).toBe('Rankings');
  expect(valueAt(texts, ['page', 'a.b'])).toBe(1);
  expect(valueAt(texts, ['list', '0'])).toBe('first');
  expect(valueAt(texts, [])).toBe(texts);
  for (const path of [['none'], ['page', 'title', '0'], ['page', 'toString'], ['__proto__', 'toString']])
    expect(valueAt(texts, path)).toBeUndefined();
  for (const value of [undefined, null, 'text', 1]) expect(valueAt(value, ['length'])).toBeUndefined();
});
