import { readPlace, storePlace } from './entry-places';

const STORAGE_KEY = 'portico-places';
const LINK = { href: '/rankings', index: 1 };

beforeEach(() => sessionStorage.clear());

describe('places of the history', () => {
  it('reads what was stored of an entry, and adds to it', () => {
    storePlace('a', { top: 120 });
    storePlace('a', { link: LINK });
    storePlace('b', { top: 7 });
    expect(readPlace('a')).toEqual({ top: 120, link: LINK });
    expect(readPlace('b')).toEqual({ top: 7 });
    expect(readPlace('c')).toEqual({});
  });

  it.each([
    ['no JSON', '['],
    ['no list', '{}'],
    ['no entries', '[1]'],
    ['an entry without a place', '[["a"]]'],
    ['a place that is nothing', '[["a",null]]'],
    ['a key that is no text', '[[1,{}],["a",{"top":1}]]'],
    ['a top that is no number', '[["a",{"top":"1"}]]'],
    ['a link without its index', '[["a",{"link":{"href":"/"}}]]'],
  ])('ignores bad storage: %s', (_, stored) => {
    sessionStorage.setItem(STORAGE_KEY, stored);
    expect(readPlace('a')).toEqual({});
    storePlace('a', { top: 3 });
    expect(readPlace('a')).toEqual({ top: 3 });
  });
});
