import type { CharacterEntity } from '../../game/entities/index.js';
import { gameTimeText } from '../../game/game-time.js';
import type { DemoRandom } from './demo-random.js';
import { DAY_MS, DEMO_TODAY } from './demo-calendar.js';

const MAX_LEVEL = 200;
const CYGNUS_MAX_LEVEL = 120;
const MAX_INT = 2_147_483_647;

type Stat = 'str' | 'dex' | 'int' | 'luk';

interface Career {
  weight: number;
  /** Job codes from the beginning to the fourth advancement. */
  jobs: readonly (readonly number[])[];
  stats: readonly [Stat, Stat];
  hp: number;
  mp: number;
}

const CAREERS: readonly Career[] = [
  {
    weight: 18,
    jobs: [[0], [100], [110, 120, 130], [111, 121, 131], [112, 122, 132]],
    stats: ['str', 'dex'],
    hp: 62,
    mp: 8,
  },
  {
    weight: 18,
    jobs: [[0], [200], [210, 220, 230], [211, 221, 231], [212, 222, 232]],
    stats: ['int', 'luk'],
    hp: 17,
    mp: 60,
  },
  {
    weight: 14,
    jobs: [[0], [300], [310, 320], [311, 321], [312, 322]],
    stats: ['dex', 'str'],
    hp: 28,
    mp: 14,
  },
  {
    weight: 20,
    jobs: [[0], [400], [410, 420], [411, 421], [412, 422]],
    stats: ['luk', 'dex'],
    hp: 28,
    mp: 14,
  },
  {
    weight: 12,
    jobs: [[0], [500], [510, 520], [511, 521], [512, 522]],
    stats: ['str', 'dex'],
    hp: 40,
    mp: 15,
  },
  { weight: 3, jobs: [[1000], [1100], [1110], [1111], [1112]], stats: ['str', 'dex'], hp: 60, mp: 9 },
  { weight: 3, jobs: [[1000], [1200], [1210], [1211], [1212]], stats: ['int', 'luk'], hp: 17, mp: 58 },
  { weight: 2, jobs: [[1000], [1300], [1310], [1311], [1312]], stats: ['dex', 'str'], hp: 28, mp: 14 },
  { weight: 3, jobs: [[1000], [1400], [1410], [1411], [1412]], stats: ['luk', 'dex'], hp: 28, mp: 14 },
  { weight: 2, jobs: [[1000], [1500], [1510], [1511], [1512]], stats: ['str', 'dex'], hp: 40, mp: 15 },
  { weight: 5, jobs: [[2000], [2100], [2110], [2111], [2112]], stats: ['str', 'dex'], hp: 55, mp: 8 },
];

const ADVANCEMENTS = [10, 30, 70, 120];

const TOWNS = [
  100000000, 101000000, 102000000, 103000000, 104000000, 200000000, 211000000, 220000000, 910000000,
];

interface Identity {
  id: number;
  accountId: number;
  name: string;
  gmLevel: number;
  isVeteran: boolean;
}

/** A character whose job, stats and riches fit its level. */
export function demoCharacter(
  { id, accountId, name, gmLevel, isVeteran }: Identity,
  random: DemoRandom,
): CharacterEntity {
  const career = pickCareer(random);
  const maximum = career.jobs[0]?.[0] === 1000 ? CYGNUS_MAX_LEVEL : MAX_LEVEL;
  const level = gmLevel > 0 || isVeteran ? maximum : levelOf(maximum, random);
  const advancement = ADVANCEMENTS.filter((needed) => level >= needed).length;
  const maxHp = Math.min(30_000, Math.round(50 + level * career.hp * (0.7 + 0.006 * level) * 0.8));
  const maxMp = Math.min(30_000, Math.round(5 + level * career.mp * (0.7 + 0.004 * level)));
  const createdAt = DEMO_TODAY - random.between(1, 800) * DAY_MS;
  return {
    id,
    accountId,
    world: 0,
    name,
    level,
    exp: level === maximum ? 0 : Math.floor(random.fraction() * Math.min(MAX_INT, 15 + level ** 4)),
    ...statsOf(level, career.stats),
    hp: Math.max(1, Math.round(maxHp * (random.chance(0.6) ? 1 : random.fraction()))),
    mp: Math.round(maxMp * (random.chance(0.6) ? 1 : random.fraction())),
    maxHp,
    maxMp,
    meso: Math.min(MAX_INT, Math.floor(random.fraction() ** 3 * level ** 3 * 160) + level * 120),
    job: gmLevel > 0 ? 900 : random.pick(career.jobs[advancement] ?? [0]),
    skinColor: random.pick([0, 1, 2, 3, 4]),
    gender: random.between(0, 1),
    fame: Math.max(
      -20,
      random.around(Math.round(level / 6), 25) + (random.chance(0.04) ? random.between(100, 600) : 0),
    ),
    hair: 30000 + random.between(0, 5) * 10 + random.between(0, 7),
    face: 20000 + random.between(0, 5),
    mapId: random.pick(TOWNS),
    gmLevel,
    createdAt: gameTimeText(createdAt),
    guildId: 0,
    guildRank: 5,
    hasMerchant: false,
    merchantMesos: 0,
    lastLogoutAt: gameTimeText(Math.max(createdAt, DEMO_TODAY - random.between(0, 90) * DAY_MS)),
  };
}

/** Many are low, a few reach the end. */
function levelOf(maximum: number, random: DemoRandom): number {
  if (random.chance(0.01)) return maximum;
  return Math.max(1, Math.min(maximum, Math.round(1 + random.fraction() ** 1.6 * 178)));
}

function pickCareer(random: DemoRandom): Career {
  const total = CAREERS.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.between(1, total);
  for (const career of CAREERS) {
    left -= career.weight;
    if (left <= 0) return career;
  }
  return random.pick(CAREERS);
}

/** Five points a level, most into the first stat of the class. */
function statsOf(level: number, [first, second]: readonly [Stat, Stat]): Record<Stat, number> {
  const points = (level - 1) * 5;
  const secondary = Math.min(Math.round(points * 0.25), 150);
  return { str: 4, dex: 4, int: 4, luk: 4, [first]: 16 + points - secondary, [second]: 9 + secondary };
}
