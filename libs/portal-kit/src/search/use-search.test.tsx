import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { readUrlState, useUrlState } from './use-url-state';
import {
  defineSearch,
  detail,
  entityId,
  integer,
  matching,
  nonDefaults,
  oneOf,
  pageNumber,
  position,
  freeText,
} from './search';
import { useSearch } from './use-search';

const SEARCH = defineSearch({
  page: pageNumber(),
  sort: oneOf(['level', 'fame'], 'level'),
  search: freeText(8),
  days: oneOf([1, 7], 7),
  from: matching(/^\d{4}$/),
  min: integer(0, 1, 200),
  rank: position(integer(0, 1)),
  open: detail(entityId()),
});
const DEFAULTS = { page: 1, sort: 'level', search: '', days: 7, from: '', min: 0, rank: 0, open: undefined };

const read = (query: string) => SEARCH.read(new URLSearchParams(query));
const change = (query: string, patch: Parameters<typeof SEARCH.change>[1]) =>
  SEARCH.change(new URLSearchParams(query), patch);

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => useSearch(SEARCH), { wrapper }).result;
}

describe('what an address says', () => {
  it('is the defaults where it says nothing, and typed where it does', () => {
    expect(read('')).toEqual(DEFAULTS);
    expect(read('page=3&sort=fame&search=+ada+&days=1&from=2026&min=30&rank=9&open=4')).toEqual({
      page: 3,
      sort: 'fame',
      search: 'ada',
      days: 1,
      from: '2026',
      min: 30,
      rank: 9,
      open: 4,
    });
  });

  it.each([
    'page=many',
    'page=0',
    'page=1.5',
    'page=-3',
    'page=99999999999',
    'sort=size',
    'sort=',
    'days=2',
    'from=26',
    'min=201',
    'open=0',
    'lng=he',
  ])('is the default where it spells something wrong: %s', (query) => {
    expect(read(query)).toEqual(DEFAULTS);
  });

  it('has a text no longer than it may be, and the last page there can be', () => {
    expect(read('search=123456789').search).toBe('12345678');
    expect(read('search=1234567+9').search).toBe('1234567');
    expect(read('page=2147483647').page).toBe(2_147_483_647);
  });
});

describe('the address of a change', () => {
  it.each([
    ['defaults are left out', 'sort=fame', { sort: 'level' }, ''],
    ['what others on the page say is kept', 'sort=fame&lng=he', { sort: 'level' }, '?lng=he'],
    ['what was spelled wrong is put right', 'page=many&days=2', { sort: 'fame' }, '?sort=fame'],
    ['what nothing would read is not written', '', { sort: 'size', open: 0, min: 999 }, ''],
    ['nothing and an empty word take away', 'search=ada&open=4', { search: '', open: undefined }, ''],
    ['another list begins at its first page', 'page=4&sort=fame', { search: 'ada' }, '?sort=fame&search=ada'],
    ['a change that names its page has it', 'page=4', { sort: 'fame', page: 2 }, '?page=2&sort=fame'],
    ['another page leaves the place', 'sort=fame&rank=9', { page: 5 }, '?sort=fame&page=5'],
    ['what opens beside the list leaves its page', 'page=4', { open: 7 }, '?page=4&open=7'],
    ['no change leaves everything', 'page=4&open=7', {}, '?page=4&open=7'],
  ])('%s', (_, before, patch, after) => {
    expect(change(before, patch)).toBe(after);
  });

  it('is made of any page, by its typed values', () => {
    expect(SEARCH.href('/rankings', { sort: 'fame', page: 1 })).toBe('/rankings?sort=fame');
    expect(SEARCH.href('/rankings')).toBe('/rankings');
  });

  it('takes away what does not go with the rest, and leaves out defaults that depend on it', () => {
    const fitted = defineSearch(
      { kind: oneOf(['groups'], 'players'), sort: oneOf(['level', 'total'], 'level'), name: freeText(8) },
      (view) => (view.kind === 'groups' ? { ...view, sort: 'total', name: '' } : view),
    );
    expect(fitted.read(new URLSearchParams('kind=groups&name=ada'))).toMatchObject({
      sort: 'total',
      name: '',
    });
    const toGroups = fitted.change(new URLSearchParams('sort=total&name=ada'), { kind: 'groups' });
    expect(toGroups).toBe('?kind=groups');
    expect(nonDefaults(fitted, { kind: 'groups', sort: 'total', name: '' })).toEqual({ kind: 'groups' });
  });
});

it('sends what an address spells out, typed', () => {
  const view = { ...DEFAULTS, sort: 'fame', page: 2, open: 7 } as const;
  expect(nonDefaults(SEARCH, view)).toEqual({ sort: 'fame', page: 2, open: 7 });
});

describe('useSearch', () => {
  it('goes to the changed address', () => {
    const result = renderAt('/rankings?page=4');
    expect(result.current.hrefWith({ page: 5 })).toBe('/rankings?page=5');
    act(() => result.current.set({ sort: 'fame' }));
    expect(result.current.view).toEqual({ ...DEFAULTS, sort: 'fame' });
  });

  it('keeps a change that the browser shows already and the page does not yet', () => {
    window.history.pushState(null, '', '/rankings');
    const { result } = renderHook(() => useSearch(SEARCH), { wrapper: BrowserRouter });
    window.history.pushState(null, '', '/rankings?search=ada');
    act(() => result.current.set({ sort: 'fame' }));
    expect(window.location.search).toBe('?search=ada&sort=fame');
  });
});

it('serves releases of before 0.1.6, which name defaults alone', () => {
  const defaults = { page: 1, word: 'level', of: 0 };
  const query = 'page=many&word=any&of=7';
  expect(readUrlState(defaults, new URLSearchParams(query))).toEqual({ page: 1, word: 'any', of: 7 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/rankings?page=2&of=x']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => useUrlState(defaults), { wrapper });
  expect(result.current.state).toEqual({ page: 2, word: 'level', of: 0 });
  expect(result.current.hrefWith({ word: 'fame' })).toBe('/rankings?word=fame');
});
