import { MAX_INT32, EXP_TO_NEXT_LEVEL } from '@portico/domain';
import { gameTimeText, type CharacterEntity } from '@portico/services/game';
import type { DemoRandom } from '../../shared/demo-random.js';
import { jobAt, lastLevelOf, type Career, type Stat } from './careers.js';

const MAX_HP = 30_000;
const GAME_MASTER_JOB = 900;

const NEW_BAGS = { equipSlots: 24, useSlots: 24, setupSlots: 24, etcSlots: 24 };

const UNPLACED = 0;

export interface CharacterSketch {
  name: string;
  career: Career;
  level: number;
  gmLevel: number;
  dedication: number;
  createdAt: number;
  lastSeenAt: number;
  random: DemoRandom;
}

/** A character with job, stats and wealth for its level. Ids, guild and map are set later. */
export function makeCharacter(sketch: CharacterSketch): CharacterEntity {
  const { name, career, level, gmLevel, dedication, createdAt, lastSeenAt, random } = sketch;
  const maxHp = poolOf(career.hp, level, 50, random);
  const maxMp = poolOf(career.mp, level, 5, random);
  const isRested = random.chance(0.55);
  return {
    id: 0,
    accountId: 0,
    world: 0,
    name,
    level,
    exp: level >= lastLevelOf(career) ? 0 : Math.floor(random.fraction() * experienceFor(level)),
    ...statsOf(level, career.stats, random),
    hp: isRested ? maxHp : random.between(1, maxHp),
    mp: isRested ? maxMp : random.between(0, maxMp),
    maxHp,
    maxMp,
    meso: mesoOf(level, dedication, random),
    job: gmLevel > 0 ? GAME_MASTER_JOB : jobAt(career, level),
    ...looksOf(random),
    fame: fameOf(level, random),
    mapId: UNPLACED,
    gmLevel,
    createdAt: gameTimeText(createdAt),
    guildId: 0,
    guildRank: 5,
    hasMerchant: false,
    merchantMesos: 0,
    lastLogoutAt: gameTimeText(Math.max(createdAt, lastSeenAt)),
    ...NEW_BAGS,
  };
}

function poolOf(growth: Career['hp'], level: number, start: number, random: DemoRandom): number {
  const untilAdvancement = Math.min(level, 10) * 12;
  const isAdvanced = level >= 10;
  const later = Math.max(0, level - 10) * random.around(growth.level * 100, growth.level * 6);
  const skilled = Math.max(0, level - 25) * growth.skill;
  const advancements = isAdvanced ? growth.advancement * (level >= 30 ? 2 : 1) : 0;
  const total = start + untilAdvancement + advancements + Math.round(later / 100) + skilled;
  // Some players traded attack for HP on many levels.
  const washed = level > 90 && random.chance(0.1) ? 1.4 : 1;
  return Math.min(MAX_HP, Math.round(total * washed));
}

/** Twenty-five points at the start and five per level, most in the class's main stat. */
function statsOf(
  level: number,
  [first, second]: readonly [Stat, Stat],
  random: DemoRandom,
): Record<Stat, number> {
  const points = 9 + (level - 1) * 5;
  const wanted = random.chance(0.3) ? random.between(0, 20) : random.around(Math.min(level, 130), 14);
  const secondary = Math.max(0, Math.min(wanted, Math.floor(points * 0.6)));
  return { str: 4, dex: 4, int: 4, luk: 4, [first]: 4 + points - secondary, [second]: 4 + secondary };
}

function mesoOf(level: number, dedication: number, random: DemoRandom): number {
  const wealth = level ** 3.2 * (20 + 160 * dedication) * random.fraction() ** 3;
  return Math.min(MAX_INT32, Math.floor(wealth) + random.between(0, level * 90));
}

function fameOf(level: number, random: DemoRandom): number {
  if (random.chance(0.012)) return random.between(250, 900) + level;
  if (random.chance(0.02)) return -random.between(1, 40);
  return Math.max(0, random.around(Math.round(level / 5), 12 + level / 6));
}

const HAIR_COLORS = 8;
const EYE_COLORS = 8;

/** Hair `3sxxc` and face `2sccx`, with style and color among the ids that the game has. */
function looksOf(random: DemoRandom): Pick<CharacterEntity, 'skinColor' | 'gender' | 'hair' | 'face'> {
  const gender = random.between(0, 1);
  return {
    gender,
    skinColor: random.pick([0, 0, 0, 1, 1, 2, 2, 3, 4, 9]),
    hair: 30_000 + gender * 1000 + random.between(0, 29) * 10 + random.between(0, HAIR_COLORS - 1),
    face: 20_000 + gender * 1000 + random.between(0, 14) + random.between(0, EYE_COLORS - 1) * 100,
  };
}

/** Experience to the next level. Beyond the curve's end, as for its last level. */
export function experienceFor(level: number): number {
  return EXP_TO_NEXT_LEVEL[level - 1] ?? Number(EXP_TO_NEXT_LEVEL.at(-1));
}
