import { IRONMAN_MODE, DAY_MS } from '@portico/domain';
import { BAN_STATE, LOGIN_STATE, gameTimeText, NO_TEMPORARY_BAN } from '@portico/services/game';
import type { AccountEntity, CharacterEntity, GuildEntity } from '@portico/services/game';
import type { CharacterModeEntity, IronmanGroupEntity } from '@portico/services/modules/character-modes';
import { lastLevelOf, pickCareer } from '../world/people/characters/careers.js';
import { makeCharacter } from '../world/people/characters/make-character.js';
import { DEMO_TODAY } from '../world/shared/demo-calendar.js';
import { DemoRandom } from '../world/shared/demo-random.js';

export const BENCH_ACCOUNT_PREFIX = 'bench';

/**
 * Characters per batch. No account, guild or group is split between batches: there are 3 accounts for 5 characters,
 * every fourth character is in a guild of 80, every tenth has a mode, groups have 5 members.
 */
export const BENCH_BATCH = 9600;

const GUILD_SPAN = 320;
const GROUP_SPAN = 200;
const TOWN = 100_000_000;

export interface BenchRows {
  accounts: AccountEntity[];
  characters: CharacterEntity[];
  guilds: GuildEntity[];
  modes: CharacterModeEntity[];
  groups: IronmanGroupEntity[];
}

/** Rows of the characters from `start` (a multiple of `BENCH_BATCH`) to before `end`. All ids are above `firstId`. */
export function benchRows(start: number, end: number, firstId: number): BenchRows {
  const random = new DemoRandom(start + 1);
  const rows: BenchRows = { accounts: [], characters: [], guilds: [], modes: [], groups: [] };
  for (let index = start; index < end; index++) {
    const id = firstId + index + 1;
    const accountIndex = Math.floor((index * 3) / 5);
    const isNewAccount = index === start || accountIndex > Math.floor(((index - 1) * 3) / 5);
    if (isNewAccount) rows.accounts.push(account(firstId + accountIndex + 1, random));
    const character = characterOf(index, random);
    Object.assign(character, { id, accountId: firstId + accountIndex + 1 });
    if (index % 4 === 0) joinGuild(character, index, firstId, rows);
    if (index % 10 === 3) choose(character, index, firstId, rows, random);
    rows.characters.push(character);
  }
  return rows;
}

function characterOf(index: number, random: DemoRandom): CharacterEntity {
  const career = pickCareer(random);
  const dedication = random.fraction() ** 2.3;
  const level = Math.max(1, Math.min(lastLevelOf(career), Math.round(2 + 206 * dedication ** 0.78)));
  const createdAt = DEMO_TODAY - random.between(1, 1100) * DAY_MS;
  const lastSeenAt = createdAt + Math.floor(random.fraction() * (DEMO_TODAY - createdAt));
  const sketch = { name: nameOf(index), career, level, gmLevel: 0, dedication, createdAt, lastSeenAt };
  return { ...makeCharacter({ ...sketch, random }), mapId: TOWN };
}

const ONSETS = 'b,br,c,d,dr,f,g,h,j,k,l,m,n,p,r,s,sh,t,v,z'.split(',');
const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const SYLLABLES = ONSETS.flatMap((onset) => VOWELS.map((vowel) => onset + vowel));

/** With this step, all numbers below a hundred million occur once. */
const STRIDE = 61_803_399;
const NAMES = SYLLABLES.length ** 4;

/** A name of four syllables, unique for each number. Neighbors have very different names. */
function nameOf(index: number): string {
  let left = Number((BigInt(index) * BigInt(STRIDE)) % BigInt(NAMES));
  let name = '';
  for (let part = 0; part < 4; part++) {
    name += SYLLABLES[left % SYLLABLES.length] ?? '';
    left = Math.floor(left / SYLLABLES.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function account(id: number, random: DemoRandom): AccountEntity {
  const createdAt = DEMO_TODAY - random.between(1, 1100) * DAY_MS;
  return {
    id,
    name: `${BENCH_ACCOUNT_PREFIX}${id.toString(36)}`,
    password: '*',
    loginState: random.chance(0.02) ? LOGIN_STATE.in : LOGIN_STATE.out,
    lastLoginAt: gameTimeText(createdAt + Math.floor(random.fraction() * (DEMO_TODAY - createdAt))),
    createdAt: gameTimeText(createdAt),
    banned: random.chance(0.012) ? BAN_STATE.banned : BAN_STATE.never,
    banReason: null,
    temporaryBanUntil: NO_TEMPORARY_BAN,
    webAdmin: 0,
    email: null,
    nxCredit: random.between(0, 40) * 500,
    maplePoint: 0,
    nxPrepaid: 0,
    votePoints: random.between(0, 30),
    characterSlots: 3,
  };
}

/** The first character founds the guild. */
function joinGuild(character: CharacterEntity, index: number, firstId: number, { guilds }: BenchRows): void {
  const number = Math.floor(index / GUILD_SPAN);
  const isMaster = index % GUILD_SPAN === 0;
  character.guildId = firstId + number + 1;
  character.guildRank = isMaster ? 1 : 5;
  if (!isMaster) return;
  guilds.push({
    id: character.guildId,
    leaderId: character.id,
    points: 1000 + ((number * 7919) % 50_000),
    mark: 0,
    markColor: 0,
    background: 0,
    backgroundColor: 0,
    allianceId: 0,
    name: `${nameOf(number)} ${number + 1}`,
    capacity: 100,
    masterTitle: 'Master',
    juniorMasterTitle: 'Jr. Master',
    memberTitle: 'Member',
    juniorMemberTitle: 'Member',
    newcomerTitle: 'Member',
    notice: null,
  });
}

function choose(
  character: CharacterEntity,
  index: number,
  firstId: number,
  { modes, groups }: BenchRows,
  random: DemoRandom,
): void {
  const place = Math.floor((index % GROUP_SPAN) / 10);
  const isGrouped = place >= 15;
  const groupId = firstId + Math.floor(index / GROUP_SPAN) + 1;
  const alone = place < 9 ? IRONMAN_MODE.ironman : IRONMAN_MODE.hardcore;
  modes.push({
    characterId: character.id,
    mode: isGrouped ? IRONMAN_MODE.group : alone,
    deaths: random.chance(0.4) ? random.between(1, 5) : 0,
    groupId: isGrouped ? groupId : null,
    bossesKilled: random.between(0, character.level * 2),
    playtimeMs: character.level * random.between(1_000_000, 20_000_000),
    updatedAt: DEMO_TODAY,
  });
  if (place !== 15) return;
  groups.push({
    id: groupId,
    name: `${nameOf(groupId)} ${groupId}`,
    leaderCharacterId: character.id,
    createdAt: DEMO_TODAY - random.between(1, 500) * DAY_MS,
  });
}
