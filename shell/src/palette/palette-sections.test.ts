import { movedIndex, type PaletteSection, sectionsAtStart, sectionsFor } from './palette-sections';

const PAGES = [
  { path: '/', label: 'Home' },
  { path: '/rankings', label: 'Rankings' },
  { path: '/market', label: 'Market' },
];

const hit = (id: number, name: string) => ({
  id,
  name,
  matches: [],
  level: null,
  job: null,
  type: null,
  place: null,
});

const titles = (sections: PaletteSection[]) =>
  sections.map(({ kind, options }) => [kind, ...options.map(({ title }) => title)]);

describe('what the palette offers', () => {
  it('is the latest searches and all pages before anything is typed', () => {
    expect(titles(sectionsAtStart(['zakum'], PAGES))).toEqual([
      ['recent', 'zakum'],
      ['page', 'Home', 'Rankings', 'Market'],
    ]);
    expect(titles(sectionsAtStart([], PAGES))).toEqual([['page', 'Home', 'Rankings', 'Market']]);
  });

  it('is pages by a part of their names, then what the server found in its order', () => {
    const found = [
      { kind: 'monster' as const, hits: [hit(100100, 'Market Crab')] },
      { kind: 'player' as const, hits: [hit(7, 'Markus')] },
    ];
    const sections = sectionsFor('MARK', PAGES, found);
    expect(titles(sections)).toEqual([
      ['page', 'Market'],
      ['monster', 'Market Crab'],
      ['player', 'Markus'],
    ]);
    const addresses = sections.flatMap(({ options }) =>
      options.map((option) => 'href' in option && option.href),
    );
    expect(addresses).toEqual(['/market', '/monster/100100', '/player/7']);
  });
});

describe('what a search proposes in place of nothing', () => {
  it('leads where hits of its kind do', () => {
    const sections = sectionsFor('lantrnn knig', [], [], [{ kind: 'monster', id: 7, name: 'Lantern King' }]);
    expect(sections).toEqual([
      {
        kind: 'nearest',
        options: [{ key: 'monster 7', kind: 'monster', title: 'Lantern King', href: '/monster/7', id: 7 }],
      },
    ]);
  });
});

describe('movedIndex', () => {
  it('goes around by arrows and to the ends by Home and End', () => {
    expect(movedIndex('ArrowDown', 2, 3)).toBe(0);
    expect(movedIndex('ArrowUp', 0, 3)).toBe(2);
    expect(movedIndex('Home', 2, 3)).toBe(0);
    expect(movedIndex('End', 0, 3)).toBe(2);
  });

  it('leaves other keys, and an empty list, alone', () => {
    expect(movedIndex('a', 0, 3)).toBeUndefined();
    expect(movedIndex('ArrowDown', 0, 0)).toBeUndefined();
  });
});
