import { addressOf, readView, sortsOf, type RankingsView } from './rankings-state';

const address = { page: 1, mode: 'all', job: 'all', sort: '', search: '', rank: 0 };

const view = (changes: Partial<RankingsView>): RankingsView => ({ ...readView(address), ...changes });

describe('the view of an address', () => {
  it('is everybody by level where the address says nothing', () => {
    expect(readView(address)).toEqual({
      page: 1,
      mode: 'all',
      job: 'all',
      sort: 'level',
      search: '',
      rank: 0,
    });
  });

  it('takes a class with a space as with a hyphen', () => {
    expect(readView({ ...address, job: 'dawn warrior' }).job).toBe('dawn-warrior');
  });

  it('has the sorts of its mode', () => {
    expect(sortsOf('all')).toEqual(['level', 'fame']);
    expect(sortsOf('hardcore')).toEqual(['level', 'fame', 'bosses', 'playtime']);
    expect(sortsOf('group-ironman')).toEqual(['average_level', 'total_level', 'member_count']);
  });

  it('reads a sort that the mode lacks as its default', () => {
    expect(readView({ ...address, sort: 'bosses' }).sort).toBe('level');
    expect(readView({ ...address, mode: 'group-ironman', sort: 'fame' }).sort).toBe('average_level');
  });

  it('reads a page that no ranking can have as the first', () => {
    for (const page of [0, -3, 1.5, Number.NaN, 99_999_999_999]) {
      expect(readView({ ...address, page }).page).toBe(1);
    }
    expect(readView({ ...address, page: 2_147_483_647 }).page).toBe(2_147_483_647);
  });

  it('has neither class nor search among groups', () => {
    const groups = readView({ ...address, mode: 'group-ironman', job: 'thief', search: 'mira' });
    expect(groups).toMatchObject({ job: 'all', search: '' });
  });
});

describe('a place that is jumped to', () => {
  it('is kept alone, and only where there is such a place', () => {
    expect(readView({ ...address, rank: 137 }).rank).toBe(137);
    for (const rank of [-1, 0.5, 2_147_483_648]) expect(readView({ ...address, rank }).rank).toBe(0);
    expect(readView({ ...address, rank: 137, search: 'mira' }).rank).toBe(0);
  });

  it('is left by whatever else changes', () => {
    const jumped = view({ rank: 137, sort: 'fame' });
    expect(addressOf(jumped, { page: 2 })).toMatchObject({ page: 2, rank: 0, sort: 'fame' });
    expect(addressOf(jumped, { job: 'thief' }).rank).toBe(0);
    expect(addressOf(view({ page: 9 }), { rank: 5 })).toMatchObject({ page: 1, rank: 5 });
  });
});

describe('the address of a changed view', () => {
  it('goes back to the first page, and keeps the page only where that is what changes', () => {
    expect(addressOf(view({ page: 4 }), { job: 'thief' })).toMatchObject({ page: 1, job: 'thief' });
    expect(addressOf(view({ sort: 'fame' }), { page: 3 })).toMatchObject({ page: 3, sort: 'fame' });
  });

  it('keeps the sort where the new mode has it, and falls back where it has not', () => {
    const byBosses = view({ mode: 'hardcore', sort: 'bosses', job: 'aran' });
    expect(addressOf(byBosses, { mode: 'regular' })).toMatchObject({ sort: 'bosses', job: 'aran' });
    expect(addressOf(byBosses, { mode: 'all' })).toMatchObject({ sort: '', job: 'aran' });
    expect(addressOf(byBosses, { mode: 'group-ironman' })).toMatchObject({ sort: '', job: 'all' });
  });

  it('leaves out the default sort of each mode', () => {
    expect(addressOf(view({ sort: 'fame' }), { sort: 'level' }).sort).toBe('');
    expect(addressOf(view({ mode: 'group-ironman' }), { sort: 'average_level' }).sort).toBe('');
  });
});
