import { readCommand, staffSections } from './staff-sections';
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
  it('is the latest searches, the own characters and all pages before anything is typed', () => {
    expect(titles(sectionsAtStart(['zakum'], [{ id: 7, name: 'Mira' }], PAGES))).toEqual([
      ['recent', 'zakum'],
      ['own', 'Mira'],
      ['page', 'Home', 'Rankings', 'Market'],
    ]);
    expect(titles(sectionsAtStart([], [], PAGES))).toEqual([['page', 'Home', 'Rankings', 'Market']]);
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

describe('what the staff finds', () => {
  const WORDS = { ban: 'sperren', grant: 'geben', holders: 'wer hat', drops: 'beute' };
  const ACCOUNT = { id: 7, name: 'mira', characterNames: ['Tamarisk', 'Brannoc'], isBannable: true };
  const text = (command: string, name: string) => `${command}: ${name}`;

  it('reads a command in English and in its own language, and takes all else for a name', () => {
    expect(readCommand('Ban mira', WORDS)).toEqual({ command: 'ban', name: 'mira' });
    expect(readCommand('geben Tamarisk', WORDS)).toEqual({ command: 'grant', name: 'Tamarisk' });
    expect(readCommand('banana', WORDS)).toEqual({ command: undefined, name: 'banana' });
    expect(readCommand('ban', WORDS)).toEqual({ command: undefined, name: 'ban' });
    expect(readCommand('Who holds maple leaf', WORDS)).toEqual({ command: 'holders', name: 'maple leaf' });
    expect(readCommand('wer hat  1302000', WORDS)).toEqual({ command: 'holders', name: '1302000' });
    expect(readCommand('who holds ', WORDS)).toEqual({ command: undefined, name: 'who holds ' });
  });

  it('leads to the drawer of the account, and to the form that grants', () => {
    const hits = (command: 'ban' | 'grant' | undefined) =>
      sectionsFor(
        'mira',
        [],
        [],
        [],
        staffSections({ accounts: [ACCOUNT], things: [], command, name: 'mira' }, text),
      );
    const lines = (sections: PaletteSection[]) =>
      sections.flatMap(({ options }) =>
        options.map((option) => [option.title, 'href' in option && option.href]),
      );
    expect(lines(hits(undefined))).toEqual([['mira · Tamarisk · Brannoc', '/admin/accounts?player=7']]);
    expect(lines(hits('ban'))[0]).toEqual(['ban: mira', '/admin/accounts?player=7']);
    const banned = { accounts: [{ ...ACCOUNT, isBannable: false }], things: [], command: 'ban' as const };
    const [commands] = staffSections({ ...banned, name: 'mira' }, text);
    expect(commands?.options).toEqual([]);
    expect(lines(hits('grant'))[0]).toEqual(['grant: Tamarisk', '/admin/points?character=Tamarisk']);
  });
});

it.each([
  ['holders', '/admin/holders?item=7'],
  ['drops', '/droprates?dropper=7'],
] as const)('leads from a thing to what %s asks of it', (command, href) => {
  const hits = { accounts: [], things: [{ id: 7, name: 'Oar' }], command, name: 'oar' };
  const [section] = staffSections(hits, (asked, name) => `${asked}: ${name}`);
  expect(section?.options).toEqual([{ key: 'command 7', kind: 'command', title: `${command}: Oar`, href }]);
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
