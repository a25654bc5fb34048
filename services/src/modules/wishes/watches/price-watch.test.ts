import { searchesInTurn, withinTime } from './price-watch.js';

it('continues where the last round ended, and begins again behind the end', () => {
  const searches = new Set(['?max=3', '?max=1', '?max=2']);
  expect(searchesInTurn(searches, '', 2)).toEqual(['?max=1', '?max=2']);
  expect(searchesInTurn(searches, '?max=2', 2)).toEqual(['?max=3', '?max=1']);
  expect(searchesInTurn(searches, '?max=1', 9)).toEqual(['?max=2', '?max=3', '?max=1']);
  // The last search is no longer watched.
  expect(searchesInTurn(searches, '?max=25', 1)).toEqual(['?max=3']);
});

it('ends when the time of a round is up', () => {
  vi.useFakeTimers();
  const checked = [];
  for (const search of withinTime(['a', 'b', 'c', 'd'], 50)) {
    checked.push(search);
    vi.advanceTimersByTime(25);
  }
  vi.useRealTimers();
  expect(checked).toEqual(['a', 'b']);
});
