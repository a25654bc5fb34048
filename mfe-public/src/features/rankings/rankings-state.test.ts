import { rankingsSearch, sortsOf } from './rankings-state';

const read = (query: string) => rankingsSearch.read(new URLSearchParams(query));
const change = (query: string, patch: Parameters<typeof rankingsSearch.change>[1]) =>
  rankingsSearch.change(new URLSearchParams(query), patch);

describe('the view of an address', () => {
  it('is everybody by level where the address says nothing', () => {
    expect(read('')).toEqual({
      page: 1,
      mode: 'all',
      job: 'all',
      sort: 'level',
      search: '',
      hide: '',
      rank: 0,
    });
  });

  it('has no more of a search than the API takes', () => {
    expect(read(`search=${'a'.repeat(65)}`).search).toBe('a'.repeat(64));
  });

  it('takes a class with a space as with a hyphen', () => {
    expect(read('job=dawn+warrior').job).toBe('dawn-warrior');
  });

  it('has the sorts of its mode', () => {
    expect(sortsOf('all')).toEqual(['level', 'fame']);
    expect(sortsOf('hardcore')).toEqual(['level', 'fame', 'bosses', 'playtime']);
    expect(sortsOf('group-ironman')).toEqual(['average_level', 'total_level', 'member_count']);
  });

  it('reads a sort that the mode lacks as its default', () => {
    expect(read('sort=bosses').sort).toBe('level');
    expect(read('mode=group-ironman&sort=fame').sort).toBe('average_level');
  });

  it('has neither class nor search among groups', () => {
    expect(read('mode=group-ironman&job=thief&search=mira')).toMatchObject({ job: 'all', search: '' });
  });
});

describe('a place that is jumped to', () => {
  it('is kept alone, and only where there is such a place', () => {
    expect(read('rank=137').rank).toBe(137);
    for (const rank of [-1, 0.5, 2_147_483_648]) expect(read(`rank=${rank}`).rank).toBe(0);
    expect(read('rank=137&search=mira').rank).toBe(0);
  });

  it('is left by whatever else changes', () => {
    expect(change('rank=137&sort=fame', { page: 2 })).toBe('?sort=fame&page=2');
    expect(change('rank=137', { job: 'thief' })).toBe('?job=thief');
    expect(change('page=9', { rank: 5 })).toBe('?rank=5');
  });
});

describe('the address of a changed view', () => {
  it('goes back to the first page, and keeps the page only where that is what changes', () => {
    expect(change('page=4', { job: 'thief' })).toBe('?job=thief');
    expect(change('sort=fame', { page: 3 })).toBe('?sort=fame&page=3');
  });

  it('keeps the sort where the new mode has it, and falls back where it has not', () => {
    const byBosses = 'mode=hardcore&sort=bosses&job=aran';
    expect(change(byBosses, { mode: 'regular' })).toBe('?mode=regular&sort=bosses&job=aran');
    expect(change(byBosses, { mode: 'all' })).toBe('?job=aran');
    expect(change(byBosses, { mode: 'group-ironman' })).toBe('?mode=group-ironman');
  });

  it('leaves out the default sort of each mode', () => {
    expect(change('sort=fame', { sort: 'level' })).toBe('');
    expect(change('mode=group-ironman', { sort: 'average_level' })).toBe('?mode=group-ironman');
  });
});
