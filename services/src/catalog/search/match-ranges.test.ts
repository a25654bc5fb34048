import { matchRanges } from './match-ranges.js';

const rangesOf = (name: string, term: string) => matchRanges([name], term).get(name) ?? [];

/** The name with the marked parts in brackets. */
const marked = (name: string, term: string) =>
  rangesOf(name, term).map(([start, end]) => name.slice(start, end));

describe('the marked parts of a name', () => {
  it('are where the term stands, at the beginning of a word if it can', () => {
    expect(marked('Ember Saber', 'sab')).toEqual(['Sab']);
    expect(rangesOf('Lisaberg Saber', 'saber')).toEqual([[9, 14]]);
  });

  it('are counted in the name as it is written', () => {
    expect(marked('１０１ Nights', '101')).toEqual(['１０１']);
    expect(marked('שָׁלוֹם', 'שלום').join('')).toContain('ש');
    expect(marked('A  wide   blank', 'wide blank')).toEqual(['wide   blank']);
  });

  it('are all words where the order differs', () => {
    expect(marked('Moonsteel Saber', 'saber moon')).toEqual(['Moon', 'Saber']);
  });

  it('resemble a term with a typo', () => {
    expect(marked('Iron Kettle', 'ketle').join('')).toMatch(/^Kett?l/);
  });

  it('are whole words before parts', () => {
    expect(rangesOf('Repot the Pot', 'pot')).toEqual([[10, 13]]);
  });

  it('are the letters that a short form has', () => {
    expect(marked('Zakum Helmet', 'zhelm')).toEqual(['Z', 'Helm']);
    expect(marked('Scroll for Gloves for ATT 60%', 'gfa60')).toEqual(['G', 'f', 'A', '60']);
    expect(marked('Red Potion', 'pots')).toEqual(['Potion']);
  });

  it('are the words that a typo was made in', () => {
    expect(marked('Golden Maple Necklace', 'goldn maple necklce')).toEqual(['Golden', 'Maple', 'Necklace']);
    expect(marked('Slime Ball', 'slmie')).toEqual(['Slime']);
    expect(marked('Mushmom Card', 'mush mom')).toEqual(['Mushmom']);
  });

  it('are none where an alias of the owner found it', () => {
    expect(rangesOf('Gilded Ferry Oar', 'boat')).toEqual([]);
  });

  it('are none for a match by id', () => {
    expect(rangesOf('Saber', '101')).toEqual([]);
  });

  it('are found for many names at once, each by itself', () => {
    const found = matchRanges(['Kettle', 'Ketle', 'Iron Kettle', 'Spoon', 'Kettle'], 'ketle');
    expect([...found.keys()]).toEqual(['Kettle', 'Ketle', 'Iron Kettle', 'Spoon']);
    expect(found.get('Ketle')).toEqual([[0, 5]]);
    expect(found.get('Spoon')).toEqual([]);
    expect(found.get('Kettle')).not.toEqual([]);
  });
});
