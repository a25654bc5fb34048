import type { NameIn } from '../filled-shape.js';
import { FAMILY_WORDS, SIGN_WORDS, TRADE_WORDS } from '../generated/tables.js';
import { choiceByPattern, choicesByWord } from '../name-words.js';
import type { TradeName } from './npc-trades.js';

/** Families of NPCs: people and other beings. */
export type Family = 'person' | (typeof FAMILY_WORDS)[number][0];

const TRADES_BY_WORD = choicesByWord<TradeName>(TRADE_WORDS);
const FAMILIES_BY_WORD = choicesByWord<Family>(FAMILY_WORDS);

const OLD = /\b(?:old|elder|grand\w+|granny|gramps|sage|ancient)\b/i;
const HERS =
  /\b(?:lady|queen|princess|sister|mother|matron|mistress|forewoman|miss|mrs|ms|girl|nurse|priestess|witch|granny|grandma|grandmother|seamstress|aunt\w*|duchess|countess|maid|madam|dame|daughter|nun)\b|\w+(?:ina|elle|ette|ia|issa|anne|wyn|lyn|etta|ola|ira|ena|enna|ilda|olde)\b/i;
const HIS =
  /\b(?:lord|king|prince|father|mister|mr|sir|boy|brother|uncle|grandpa|grandfather|gramps|duke|baron|son|monk|foreman|fisherman|boatman|harbor master|captain)\b/i;

/** The sign that an English name mentions; undefined for people. The game files list signs as NPCs. */
export const signNamed = choiceByPattern<NameIn<'people/signs'>>(SIGN_WORDS);

/** Hints from an English name and occupation; undefined if there are none. */
export interface NpcHints {
  trade: TradeName | undefined;
  family: Family | undefined;
  isOld: boolean;
  isWoman: boolean | undefined;
}

/** Reads the words of the occupation first, then those of the name. */
export function hintsOf(name: string, occupation: string): NpcHints {
  const words = `${occupation} ${name}`.toLowerCase().match(/[a-z]+/g) ?? [];
  return {
    trade: firstKnown(words, TRADES_BY_WORD),
    family: firstKnown(words, FAMILIES_BY_WORD),
    isOld: OLD.test(`${occupation} ${name}`),
    isWoman: HIS.test(name) ? false : HERS.test(name) ? true : undefined,
  };
}

function firstKnown<T>(words: readonly string[], table: ReadonlyMap<string, T>): T | undefined {
  for (const word of words) {
    const found = table.get(word);
    if (found !== undefined) return found;
  }
  return undefined;
}
