/** Short forms that players write for words of the genre. Initials of names are found by the catalog itself. */
const GENRE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1h': 'one-handed',
    '2h': 'two-handed',
    acc: 'accuracy',
    atk: 'att',
    att: 'attack',
    def: 'defense',
    dmg: 'damage',
    ee: 'earring',
    eq: 'equip',
    gach: 'gachapon',
    gacha: 'gachapon',
    hats: 'hat',
    helms: 'helmet',
    lvl: 'level',
    matk: 'magic att',
    pots: 'potion',
    pq: 'party quest',
    scrolls: 'scroll',
    spd: 'speed',
    stars: 'throwing-star',
    wep: 'weapon',
    xp: 'exp',
  }),
);

/** A term with these short forms written out; undefined if it has none. */
export function writtenOut(key: string): string | undefined {
  const words = key.split(' ');
  const longer = words.map((word) => GENRE_WORDS.get(word) ?? word).join(' ');
  return longer === key ? undefined : longer;
}
