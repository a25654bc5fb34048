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
