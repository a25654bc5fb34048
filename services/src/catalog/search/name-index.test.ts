import { NameIndex } from './name-index.js';
import { searchKey } from './search-key.js';

const named = (id: number, name: string, street = '') => ({ id, name, street });

const index = new NameIndex(
  [
    named(100, 'Moonsteel Saber'),
    named(101, 'Saber'),
    named(102, 'Ember Saber'),
    named(103, 'Sabertooth'),
    named(104, 'Lisaberg'),
    named(1234567, 'Kettle'),
    named(106, 'Slime’s Bell'),
    named(107, '１０１ Nights'),
    named(108, 'שָׁלוֹם'),
    named(109, 'Парусник'),
    named(110, '소라 껍질'),
    named(111, 'Dune', 'Harbor Road'),
  ],
  { aside: ({ street }) => street },
);

const names = (term: string) => index.search(term).map(({ name }) => name);

/** Names in the order of a search for the term. */
const order = (entries: readonly string[], term: string) =>
  new NameIndex(entries.map((name, at) => named(at + 1, name))).search(term).map(({ name }) => name);

describe('the order of what a term finds', () => {
  it('is whole words, beginnings of words, then parts; shorter names first', () => {
    const entries = [
      'Repotted Fern',
      'Potent Brew',
      'Iron Potlid',
      'Tea Pot',
      'Copper Tea Pot',
      'Pot of Gold',
    ];
    expect(order([...entries, 'Pot'], 'pot')).toEqual([
      'Pot',
      'Pot of Gold',
      'Tea Pot',
      'Copper Tea Pot',
      'Potent Brew',
      'Iron Potlid',
      'Repotted Fern',
    ]);
  });

  it('is the same for terms of more words, in whatever order they are', () => {
    const entries = ['Redder Potions', 'Potion of Red', 'Infrared Potion', 'Potions in Red'];
    expect(order(entries, 'red potion')).toEqual([
      'Potion of Red',
      'Potions in Red',
      'Redder Potions',
      'Infrared Potion',
    ]);
  });

  it('is by word in scripts of all kinds', () => {
    expect(order(['חרבות', 'חרב ברזל', 'חרב', 'מחרבן'], 'חרב')).toEqual([
      'חרב',
      'חרב ברזל',
      'חרבות',
      'מחרבן',
    ]);
    expect(order(['赤い剣士', '剣', '木の剣'], '剣')).toEqual(['剣', '木の剣', '赤い剣士']);
    expect(order(['파란 달팽이', '달팽이', '왕달팽이'], '달팽이')).toEqual([
      '달팽이',
      '파란 달팽이',
      '왕달팽이',
    ]);
  });

  it('leaves longer ids and chance initials out where the term is an id or begins a word', () => {
    const maps = new NameIndex([named(102000000, 'Mill'), named(1020000, 'Quay'), named(7, 'Pier 1020000')]);
    expect(maps.search('1020000').map(({ name }) => name)).toEqual(['Quay', 'Pier 1020000']);
    expect(maps.search('102000').map(({ name }) => name)).toEqual(['Pier 1020000', 'Mill', 'Quay']);
    expect(order(['Slug', 'Sea Lamb', 'Sandbar Lugworm', 'Muslin'], 'sl')).toEqual(['Slug', 'Muslin']);
    expect(order(['Sea Lamb', 'Sandbar Lugworm'], 'sl')).toEqual(['Sea Lamb', 'Sandbar Lugworm']);
  });

  it('says which names fit a term alike', () => {
    const swords = new NameIndex(
      ['Sword', 'Iron Sword', 'Old Iron Sword', 'Swordfish'].map((name, at) => named(at, name)),
    );
    const ranks = swords.searchRanked('sword').map(({ rank }) => rank);
    expect(ranks[1]).toBe(ranks[2]);
    expect(new Set(ranks).size).toBe(3);
  });

  it('has made up names last', () => {
    const entries = [
      { id: 1, name: 'Item 77', hasName: false },
      { id: 2, name: 'Item Bag', hasName: true },
    ];
    expect(new NameIndex(entries).search('item').map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('what players make of names', () => {
  const gear = [
    'Zakum Helmet',
    'Zakum Helmet (2)',
    'Brown Work Gloves',
    'Blue Work Gloves',
    'Horntail',
    'Horntail Necklace',
    'Unicorn Horn',
    'Cat Tail',
    'Mushroom',
    'Scroll for Gloves for ATT 60%',
    'Henesys Hunting Ground I',
    'Henesys Hunting Ground II',
    'Red Potion',
    'Two-Handed Sword',
    'Hat Rack of the Night',
  ];
  it.each([
    ['zhelm', ['Zakum Helmet', 'Zakum Helmet (2)']],
    ['bwg', ['Blue Work Gloves', 'Brown Work Gloves']],
    ['brownwg', ['Brown Work Gloves']],
    ['htn', ['Horntail Necklace']],
    ['gfa60', ['Scroll for Gloves for ATT 60%']],
    ['hhg1', ['Henesys Hunting Ground I']],
    ['hrn', ['Hat Rack of the Night']],
    ['pots', ['Red Potion']],
    ['2h sword', ['Two-Handed Sword']],
  ])('finds %s', (term, found) => {
    expect(order(gear, term)).toEqual(found);
  });

  it('takes joined words apart by the words of the world', () => {
    expect(order(gear, 'ht').slice(0, 2)).toEqual(['Horntail', 'Horntail Necklace']);
  });

  it('does not cut words anywhere', () => {
    expect(order(["Hella's Missing"], 'helm')).toEqual([]);
    expect(order(['Zakum Helmet'], 'zahe')).toEqual([]);
    expect(order(['Scroll for Gloves for ATT 60%'], 'gfa6')).toEqual([]);
  });

  it('puts bosses before others that have the same initials', () => {
    const entries = [named(1, 'Pixie Bat'), named(2, 'Pink Beanlike')];
    const bosses = new NameIndex(entries, { isFamous: ({ id }) => id === 2 });
    expect(bosses.search('pb').map(({ id }) => id)).toEqual([2, 1]);
  });

  it('comes after whole words and beginnings, and before parts', () => {
    expect(order(['Cobwgate', 'Blue Work Glove', 'Bwgate', 'Old Bwg'], 'bwg')).toEqual([
      'Old Bwg',
      'Bwgate',
      'Blue Work Glove',
      'Cobwgate',
    ]);
  });
});

describe('typos', () => {
  const things = ['Zakum Helmet', 'Slime', 'Slimy Cap', 'Thermometer', 'Henesys', 'Mushmom', '달팽이'];
  it.each([
    ['slmie', ['Slime']],
    ['slme', []],
    ['slimee', ['Slime']],
    ['zakim helmt', ['Zakum Helmet']],
    ['zakm hlmt', []],
    ['thermoneter', ['Thermometer']],
    ['termometre', ['Thermometer']],
    ['trmometre', []],
    ['henseys', ['Henesys']],
    ['mush mom', ['Mushmom']],
    ['달팽아', []],
  ])('of %s are one in five letters', (term, found) => {
    expect(order(things, term)).toEqual(found);
  });

  it('come after what matches as it stands', () => {
    expect(order(['Slima', 'Slime Ball'], 'slime')).toEqual(['Slime Ball', 'Slima']);
  });

  it('of numbers are none', () => {
    expect(order(['Scroll 60%', 'Scroll 10%'], 'scrll 60')).toEqual(['Scroll 60%']);
  });
});

describe('names that look like a term', () => {
  const near = (entries: readonly string[], term: string) =>
    new NameIndex(entries.map((name, at) => named(at + 1, name)))
      .findNearest(term, 2)
      .map(({ entry }) => entry.name);

  it('are the most alike, each name once', () => {
    const entries = ['Horntail', 'Horntail', 'Horntail Necklace', 'Zakum Helmet', 'Unicorn Horn'];
    expect(near(entries, 'horntale')).toEqual(['Horntail', 'Horntail Necklace']);
    expect(near(entries, 'zacum hat')).toEqual(['Zakum Helmet']);
    expect(near(entries, 'xyzzyplugh')).toEqual([]);
  });

  it('are found in scripts of all kinds', () => {
    expect(near(['달팽이 껍질', '돼지'], '달팽아')).toEqual(['달팽이 껍질']);
    expect(near(['צדף ישן'], 'צדף יישון')).toEqual(['צדף ישן']);
  });

  it('are none that is made of an id', () => {
    const unnamed = new NameIndex([{ id: 77, name: 'Item 77', hasName: false }]);
    expect(unnamed.findNearest('itme 77', 5)).toEqual([]);
  });
});

describe('name index', () => {
  it('puts the exact name first, then whole words, then beginnings of words, then parts', () => {
    expect(names('saber')).toEqual(['Saber', 'Ember Saber', 'Moonsteel Saber', 'Sabertooth', 'Lisaberg']);
  });

  it('puts the entry with that id before all names', () => {
    expect(names('101')).toEqual(['Saber', '１０１ Nights']);
  });

  it('finds an id by its first digits', () => {
    expect(names('12345')).toEqual(['Kettle']);
  });

  it('folds case, full-width characters, apostrophes and vowel points', () => {
    expect(names("SLIME'S")).toEqual(['Slime’s Bell']);
    expect(names('שלום')).toEqual(['שָׁלוֹם']);
    expect(searchKey(' Ｍoon  Steel ')).toBe('moon steel');
  });

  it('matches everything by name for an empty term and nothing for an unknown one', () => {
    expect(names(' ')).toHaveLength(12);
    expect(names('xyzzy')).toEqual([]);
  });

  it('takes characters that mean something in patterns as they are', () => {
    for (const term of ['%', '.*', '__', '(?:', '[a', '\\', '🍁🍁']) expect(names(term)).toEqual([]);
  });

  it('finds names with all words in another order', () => {
    expect(names('saber moon')).toEqual(['Moonsteel Saber']);
  });

  it('finds further words of an entry after all names', () => {
    expect(names('harbor')).toEqual(['Dune']);
  });

  it.each([
    ['ketle', 'Kettle'],
    ['kettel', 'Kettle'],
    ['kettlle', 'Kettle'],
    ['kettke', 'Kettle'],
    ['moonstel saber', 'Moonsteel Saber'],
    ['парусник', 'Парусник'],
    ['прусник', 'Парусник'],
    ['парwсник', 'Парусник'],
    ['moonstжel sabжr', 'Moonsteel Saber'],
  ])('forgives the typo in %s', (term, name) => {
    expect(names(term)[0]).toBe(name);
  });

  it('takes no term for a typo of names in another script', () => {
    const latin = new NameIndex([named(1, 'Saber')]);
    expect(latin.search('sabёr').map(({ name }) => name)).toEqual(['Saber']);
    expect(latin.search('парусник')).toEqual([]);
    expect(latin.search('שלום')).toEqual([]);
  });

  it('forgives nothing in scripts where one sign is a word', () => {
    expect(names('소라 껍짐')).toEqual([]);
  });

  it('looks for typos only when hardly anything matches as it stands', () => {
    const many = new NameIndex([1, 2, 3, 4, 5].map((id) => named(id, `Lamp ${id}`)).concat(named(6, 'Lump')));
    expect(many.search('lamp').map(({ name }) => name)).not.toContain('Lump');
  });
});
