import { HOUR_MS } from '@portico/domain';
import { brushAfterKey, countOf, endsOf, timeOf } from './brush';

const chart = {
  stepMs: HOUR_MS,
  from: HOUR_MS / 2,
  until: 4 * HOUR_MS,
  isAbout: false,
  points: [3, 0, 5, 1].map((count, index) => ({ at: index * HOUR_MS, count })),
};

it('covers the parts between its ends, in whichever order they were chosen', () => {
  expect(endsOf({ anchor: 2, end: 1 })).toEqual([1, 2]);
  expect(timeOf({ anchor: 2, end: 1 }, chart)).toEqual({ from: HOUR_MS, until: 3 * HOUR_MS });
  expect(countOf({ anchor: 2, end: 0 }, chart)).toBe(8);
});

it('does not leave the time of the chart', () => {
  expect(timeOf({ anchor: 0, end: 3 }, chart)).toEqual({ from: HOUR_MS / 2, until: 4 * HOUR_MS });
});

it('goes from part to part by arrows, and becomes longer with Shift', () => {
  expect(brushAfterKey('ArrowRight', false, { anchor: 1, end: 1 }, 3)).toEqual({ anchor: 2, end: 2 });
  expect(brushAfterKey('ArrowRight', true, { anchor: 1, end: 1 }, 3)).toEqual({ anchor: 1, end: 2 });
  expect(brushAfterKey('Home', true, { anchor: 2, end: 2 }, 3)).toEqual({ anchor: 2, end: 0 });
  expect(brushAfterKey('ArrowRight', false, { anchor: 3, end: 3 }, 3)).toEqual({ anchor: 3, end: 3 });
  expect(brushAfterKey('a', false, { anchor: 3, end: 3 }, 3)).toBeUndefined();
});
