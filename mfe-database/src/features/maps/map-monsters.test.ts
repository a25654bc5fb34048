import { byLevel, groupLife } from './map-monsters';

const CRAB = { id: 1, name: 'Dockside Crab', level: 12, custom: false };
const SNAIL = { id: 2, name: 'Dew Snail', level: 3, custom: false };
const GULL = { id: 3, name: 'Angry Gull', level: 12, custom: false };
const GHOST = { id: 4, name: 'Ghost', level: null, custom: false };

describe('life of a map', () => {
  it('counts every spot of a kind once', () => {
    expect(groupLife([CRAB, SNAIL, CRAB, CRAB])).toEqual([
      { first: CRAB, spots: [CRAB, CRAB, CRAB], customCount: 0 },
      { first: SNAIL, spots: [SNAIL], customCount: 0 },
    ]);
  });

  it('counts apart what the server itself put there', () => {
    const added = { ...CRAB, custom: true };
    expect(groupLife([CRAB, added, added])).toEqual([
      { first: CRAB, spots: [CRAB, added, added], customCount: 2 },
    ]);
  });

  it('orders by level, then by name, and unknown levels last', () => {
    const names = groupLife([GHOST, CRAB, SNAIL, GULL])
      .sort(byLevel('en'))
      .map(({ first }) => first.name);
    expect(names).toEqual(['Dew Snail', 'Angry Gull', 'Dockside Crab', 'Ghost']);
  });

  it('is empty for a map without life', () => {
    expect(groupLife([])).toEqual([]);
  });
});
