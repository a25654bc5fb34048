import { clearSearches, recentSearches, storeSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are the last six, the latest first, each once', () => {
    for (const term of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'C3']) storeSearch(term);
    expect(recentSearches()).toEqual(['C3', 'g7', 'f6', 'e5', 'd4', 'b2']);
  });

  it('can be forgotten', () => {
    storeSearch('zakum');
    clearSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', '"text"', '[1, null, "kept"]'])('survive that storage holds %s', (stored) => {
    localStorage.setItem('portico-searches', stored);
    expect(recentSearches()).toEqual(stored.includes('kept') ? ['kept'] : []);
  });
});
