import type { NameIn } from '../filled-shape.js';
import type { TradeName } from './npc-trades.js';

/** Families of NPCs: people and other beings. */
export type Family = 'person' | 'cat' | 'rabbit' | 'fox' | 'elf' | 'tin';

const TRADE_WORDS: readonly (readonly [words: string, trade: TradeName])[] = [
  [
    'smith blacksmith weapon weapons armor armour armorer forge forger forewoman foreman miner mason craftsman carpenter anvil ore',
    'smith',
  ],
  [
    'potion potions herbalist herb herbs apothecary healer doctor nurse alchemist florist flower medicine remedies druid',
    'herbalist',
  ],
  [
    'sailor ferry captain harbor harbour pirate ship boat boatman navigator fisher fisherman admiral deckhand port docks mariner bosun',
    'sailor',
  ],
  [
    'guard guardian soldier knight warrior warden sentry watch watchman gatekeeper commander instructor trainer gate sergeant general',
    'guard',
  ],
  [
    'scholar librarian library teacher professor archivist scribe registrar historian student researcher book books clerk secretary cartographer maps tutor quill',
    'scholar',
  ],
  [
    'mage magician wizard witch sorcerer magister enchanter spirit oracle seer fortune scrolls magic archmage',
    'mage',
  ],
  [
    'merchant shop store trader dealer general seller vendor market storage banker bank broker goods keeper stall grocer auctioneer pawn auction supplies',
    'merchant',
  ],
  [
    'cook chef baker bakery fried food inn innkeeper tavern butcher kitchen barkeep brewer soup tea confectioner',
    'cook',
  ],
  [
    'tailor clothes clothing weaver hair hairdresser stylist salon seamstress hats shoes beauty cosmetics dresser cobbler barber dyer',
    'tailor',
  ],
  [
    'hunter bowyer bowman archer scout ranger trapper fur furs tracker explorer guide traveler traveller adventurer forester beekeeper',
    'hunter',
  ],
  [
    'elder old chief grandpa grandma grandfather grandmother granny sage hermit ancestor gramps father mother matron',
    'elder',
  ],
  [
    'king queen prince princess lord lady noble mayor chancellor baron duke duchess count countess governor master mistress',
    'noble',
  ],
  ['priest priestess chapel monk nun sister cleric bishop temple abbot shrine pilgrim acolyte', 'priest'],
  [
    'engineer repairs repair mechanic inventor balloons pilot clockmaker machinist tinkerer tinker conductor station airship aviator',
    'engineer',
  ],
  ['farmer farm gardener shepherd rancher miller orchard stable groom harvest mill', 'farmer'],
  ['thief rogue smuggler secrets bandit assassin nobody spy shadow informant fence ninja', 'thief'],
  ['child kid boy girl little young baby apprentice pupil orphan page junior', 'child'],
  [
    'bard events event festival performer dancer clown jester host announcer musician singer minstrel wedding games',
    'performer',
  ],
  ['lamplighter lantern lamps torch night', 'lamplighter'],
];

const WORDS = new Map(
  TRADE_WORDS.flatMap(([words, trade]) => words.split(' ').map((word) => [word, trade] as const)),
);

const FAMILY_WORDS: readonly (readonly [words: string, family: Family])[] = [
  ['cat kitty tabby whisker whiskers mew', 'cat'],
  ['rabbit bunny hare', 'rabbit'],
  ['fox kitsune', 'fox'],
  ['elf fairy fae pixie dryad', 'elf'],
  ['robot automaton clockwork golem', 'tin'],
];

const FAMILIES = new Map(
  FAMILY_WORDS.flatMap(([words, family]) => words.split(' ').map((word) => [word, family] as const)),
);

const OLD = /\b(?:old|elder|grand\w+|granny|gramps|sage|ancient)\b/i;
const HERS =
  /\b(?:lady|queen|princess|sister|mother|matron|mistress|forewoman|miss|mrs|ms|girl|nurse|priestess|witch|granny|grandma|grandmother|seamstress|aunt\w*|duchess|countess|maid|madam|dame|daughter|nun)\b|\w+(?:ina|elle|ette|ia|issa|anne|wyn|lyn|etta|ola|ira|ena|enna|ilda|olde)\b/i;
const HIS =
  /\b(?:lord|king|prince|father|mister|mr|sir|boy|brother|uncle|grandpa|grandfather|gramps|duke|baron|son|monk|foreman|fisherman|boatman|harbor master|captain)\b/i;

/** Names of signs, which the game files list as NPCs. Words after them may say where they are. */
const SIGNS: readonly (readonly [words: RegExp, sign: NameIn<'people/signs'>])[] = [
  [/\b(?:board|(?:bill|sign|notice|bulletin)board)s?(?=$| (?:of|for|at|in|to)\b)/i, 'notice-board'],
  [/\b(?:sign|signpost|guidepost)s?(?=$| (?:of|for|at|in|to)\b)/i, 'signpost'],
  [/\b(?:poster|placard|leaflet)s?(?=$| (?:of|for|at|in|to)\b)/i, 'poster'],
  [/\b(?:mail|post|letter) ?box(?=$| (?:of|for|at|in|to)\b)/i, 'mailbox'],
];

/** The sign that an English name mentions; undefined for people. */
export function signNamed(name: string): NameIn<'people/signs'> | undefined {
  return SIGNS.find(([words]) => words.test(name.trim()))?.[1];
}

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
    trade: firstKnown(words, WORDS),
    family: firstKnown(words, FAMILIES),
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
