import { DRAWS, enroll, groupOf, readDraw, writeDraw } from './canary-groups.js';

const ALL = Array.from({ length: DRAWS }, (_, draw) => draw);
const sizesOf = (id: string, share: number) => {
  const groups = ALL.map((draw) => groupOf({ id, share }, draw));
  return ['canary', 'control', undefined].map((wanted) => groups.filter((group) => group === wanted).length);
};

it.each(['a1b2c3d4', 'zzzzzzzz'])('draws groups of exactly the same size for %s', (id) => {
  expect(sizesOf(id, 5)).toEqual([500, 500, 9000]);
  expect(sizesOf(id, 50)).toEqual([5000, 5000, 0]);
});

it('keeps everyone in their group when the share grows', () => {
  const before = ALL.filter((draw) => groupOf({ id: 'a1b2c3d4', share: 5 }, draw) !== undefined);
  for (const draw of before)
    expect(groupOf({ id: 'a1b2c3d4', share: 20 }, draw)).toBe(groupOf({ id: 'a1b2c3d4', share: 5 }, draw));
});

it('draws other visitors for the next canary', () => {
  const first = ALL.filter((draw) => groupOf({ id: 'a1b2c3d4', share: 10 }, draw) === 'canary');
  const again = first.filter((draw) => groupOf({ id: 'e5f6a7b8', share: 10 }, draw) === 'canary');
  expect(again.length).toBeLessThan(first.length / 3);
});

it('keeps the number of a visitor, and notes the canaries that run now', () => {
  const drawn = enroll(undefined, ['a1b2c3d4']);
  expect(drawn.draw).toBeLessThan(DRAWS);
  const known = readDraw(writeDraw(drawn));
  expect(known).toEqual(drawn);
  expect(enroll(known, ['e5f6a7b8'])).toEqual({ draw: drawn.draw, ids: ['e5f6a7b8'] });
});

it.each([undefined, '', 'x', '12345', '-1', '1.short', `1${'.a1b2c3d4'.repeat(21)}`, '1 '])(
  'takes %j for no cookie',
  (cookie) => expect(readDraw(cookie)).toBeUndefined(),
);
