import { counted } from './counted.js';

it('says one thing and several things', () => {
  expect([0, 1, 3].map((count) => counted(count, 'vote point'))).toEqual([
    '0 vote points',
    '1 vote point',
    '3 vote points',
  ]);
});
