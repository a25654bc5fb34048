import { byLevel, groupLife } from './group-life';

const CRAB = { id: 1, name: 'Dockside Crab', level: 12 };
const SNAIL = { id: 2, name: 'Dew Snail', level: 3 };
const GULL = { id: 3, name: 'Angry Gull', level: 12 };
const GHOST = { id: 4, name: 'Ghost', level: null };

describe('life of a map', () => {
  it('counts every spot of a kind once', () => {
    expect(groupLife([CRAB, SNAIL, CRAB, CRAB])).toEqual([
      { first: CRAB, count: 3 },
      { first: SNAIL, count: 1 },
    ]);
  });

  it('orders by level, then by name, and unknown levels last', () => {
    const names = groupLife([GHOST, CRAB, SNAIL, GULL])
      .sort(byLevel)
      .map(({ first }) => first.name);
    expect(names).toEqual(['Dew Snail', 'Angry Gull', 'Dockside Crab', 'Ghost']);
  });

  it('is empty for a map without life', () => {
    expect(groupLife([])).toEqual([]);
  });
});
