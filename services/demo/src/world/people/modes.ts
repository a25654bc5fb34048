import { GROUP_MAX_MEMBERS, IRONMAN_MODE, HOUR_MS, DAY_MS } from '@portico/domain';
import { parseGameTime, type CharacterEntity } from '@portico/services/game';
import type { CharacterModeEntity, IronmanGroupEntity } from '@portico/services/modules/character-modes';
import { readLines } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';
import { DEMO_IRONMAN } from './accounts/demo-accounts.js';

const IRONMEN = 190;
const HARDCORE = 145;

/** Ironmen whose group broke up and who continue alone. */
const WITHOUT_GROUP = 6;

export interface DemoModes {
  modes: readonly CharacterModeEntity[];
  groups: readonly IronmanGroupEntity[];
}

/** About a tenth of the characters are ironmen, hardcore ironmen or members of an ironman group. */
export function demoModes(
  characters: readonly CharacterEntity[],
  random: DemoRandom,
  today: number,
): DemoModes {
  const candidates = random.sample(
    characters.filter(({ gmLevel, level, name }) => gmLevel === 0 && level >= 8 && name !== DEMO_IRONMAN),
    900,
  );
  const demo = characters.filter(({ name }) => name === DEMO_IRONMAN);
  const ironmen = [...demo, ...candidates.splice(0, IRONMEN)].map((character) =>
    modeOf(character, IRONMAN_MODE.ironman, random.chance(0.28) ? random.between(1, 9) : 0, random, today),
  );
  for (const mode of ironmen.slice(0, demo.length)) mode.deaths = 0;
  const hardcore = candidates
    .splice(0, HARDCORE)
    .map((character) => modeOf(character, IRONMAN_MODE.hardcore, random.chance(0.42) ? 1 : 0, random, today));
  const groupless = candidates
    .splice(0, WITHOUT_GROUP)
    .map((character) => modeOf(character, IRONMAN_MODE.group, random.between(0, 6), random, today));
  const { modes, groups } = createGroups(candidates, random, today);
  const all = [...ironmen, ...hardcore, ...groupless, ...modes].sort((a, b) => a.characterId - b.characterId);
  return { modes: all, groups };
}

function createGroups(candidates: readonly CharacterEntity[], random: DemoRandom, today: number): DemoModes {
  const free = [...candidates];
  const modes: CharacterModeEntity[] = [];
  const founded = readLines('people/ironman-groups').map((name) => {
    const members = takeMembers(free, random.pick([2, 3, 3, 4, 4, 5, 5, 6, 6]));
    const [leader] = random.sample(members, 1);
    const newest = Math.max(...members.map(createdTime));
    const groupModes = members.map((member) =>
      modeOf(member, IRONMAN_MODE.group, Math.floor(random.fraction() ** 2 * 30), random, today),
    );
    modes.push(...groupModes);
    const createdAt = Math.min(today - DAY_MS, newest + random.between(1, 40) * HOUR_MS);
    return { name, leader, createdAt: Math.max(newest, createdAt), groupModes };
  });
  founded.sort((a, b) => a.createdAt - b.createdAt);
  const groups = founded.map(({ name, leader, createdAt, groupModes }, index) => {
    for (const mode of groupModes) mode.groupId = index + 1;
    return { id: index + 1, name, leaderCharacterId: leader?.id ?? 0, createdAt };
  });
  return { modes, groups };
}

function takeMembers(free: CharacterEntity[], size: number): CharacterEntity[] {
  const [first] = free.splice(0, 1);
  if (!first) return [];
  const members = [first];
  for (const candidate of free.slice()) {
    if (members.length === Math.min(size, GROUP_MAX_MEMBERS)) break;
    const isNear = Math.abs(candidate.level - first.level) <= 25;
    if (!isNear || members.some(({ accountId }) => accountId === candidate.accountId)) continue;
    members.push(candidate);
    free.splice(free.indexOf(candidate), 1);
  }
  return members;
}

function modeOf(
  character: CharacterEntity,
  mode: number,
  deaths: number,
  random: DemoRandom,
  today: number,
): CharacterModeEntity {
  const { level } = character;
  const hours = 0.4 + level ** 2 / 45 + random.fraction() * level;
  const lifetime = Math.max(HOUR_MS, today - createdTime(character));
  return {
    characterId: character.id,
    mode,
    deaths,
    groupId: null,
    bossesKilled: level < 55 ? 0 : Math.floor(random.fraction() ** 1.6 * (level - 50) * 2.2),
    playtimeMs: Math.floor(Math.min(hours * HOUR_MS, lifetime * 0.45)),
    updatedAt: parseGameTime(character.lastLogoutAt) ?? today,
  };
}

function createdTime({ createdAt }: CharacterEntity): number {
  return parseGameTime(createdAt) ?? 0;
}
