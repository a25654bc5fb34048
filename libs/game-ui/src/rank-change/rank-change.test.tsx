import { renderInPortal } from '@portico/testing/react';
import { RankChange } from './rank-change';

const textOf = (places: number | null) => {
  const change = { day: places, week: null };
  const { container } = renderInPortal(<RankChange change={change} />, { path: '/', texts: {} });
  return container.textContent;
};

it('says by arrow, number and words how far somebody climbed or fell', () => {
  expect(textOf(2)).toBe('▲2Up 2 since yesterday');
  expect(textOf(-1)).toBe('▼1Down 1 since yesterday');
  expect(textOf(0)).toBe('Same as yesterday');
  expect(textOf(null)).toBe('');
});
