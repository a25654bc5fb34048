/** Short forms that players write for words of the genre. Names need no list: the catalog gives their initials. */
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

/** A term with the short words of the genre written out; undefined where it has none. */
export function writtenOut(key: string): string | undefined {
  const words = key.split(' ');
  const longer = words.map((word) => GENRE_WORDS.get(word) ?? word).join(' ');
  return longer === key ? undefined : longer;
}
