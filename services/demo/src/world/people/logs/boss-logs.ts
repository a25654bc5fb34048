import { DAY_MS, MINUTE_MS, type BossFrequency, type BossType } from '@portico/domain';
import { parseGameTime, type CharacterEntity } from '@portico/services/game';
import type { BossLogEntity } from '@portico/services/modules/game-logs';
import type { CharacterModeEntity } from '@portico/services/modules/character-modes';
import type { DemoRandom } from '../../shared/demo-random.js';
import { numberedByTime, RECORD_DAYS, serverDay, startOfServerDay } from './log-times.js';

interface Boss {
  type: BossType;
  frequency: BossFrequency;
  level: number;
  /** Expeditions on an ordinary day. `party` is the size of the largest. */
  runs: number;
  party: number;
}

const BOSSES: readonly Boss[] = [
  { type: 'BIGFOOT', frequency: 'daily', level: 85, runs: 4, party: 4 },
  { type: 'PAPULATUS', frequency: 'daily', level: 95, runs: 5, party: 5 },
  { type: 'ZAKUM', frequency: 'daily', level: 100, runs: 5, party: 8 },
  { type: 'SCARGA', frequency: 'daily', level: 115, runs: 2, party: 6 },
  { type: 'HORNTAIL', frequency: 'weekly', level: 135, runs: 1.1, party: 10 },
  { type: 'PINKBEAN', frequency: 'weekly', level: 160, runs: 0.45, party: 10 },
];

const WEEK_DAYS = 7;

/** Days after its creation when a character cannot fight bosses yet. */
const DAYS_UNTIL_STRONG = 30;

interface Fighter extends Pick<CharacterEntity, 'id' | 'accountId' | 'level'> {
  firstDay: number;
  lastDay: number;
}

/** Expeditions of the last months with their members. No one fights a boss more often than the game allows. */
export function demoBossLogs(
  characters: readonly CharacterEntity[],
  modes: readonly CharacterModeEntity[],
  random: DemoRandom,
  today: number,
): BossLogEntity[] {
  const fighters = characters.filter(({ gmLevel }) => gmLevel === 0).map(asFighter);
  const logs = BOSSES.flatMap((boss) => {
    const able = fighters.filter(({ level }) => level >= boss.level);
    return runsOf(boss, able, random, serverDay(today));
  });
  creditKills(logs, modes);
  return numberedByTime(logs);
}

function asFighter({ id, accountId, level, createdAt, lastLogoutAt }: CharacterEntity): Fighter {
  const firstDay = serverDay(parseGameTime(createdAt) ?? 0) + DAYS_UNTIL_STRONG;
  return { id, accountId, level, firstDay, lastDay: serverDay(parseGameTime(lastLogoutAt) ?? 0) - 1 };
}

function runsOf(boss: Boss, able: readonly Fighter[], random: DemoRandom, today: number): BossLogEntity[] {
  const logs: BossLogEntity[] = [];
  const lastRun = new Map<number, number>();
  const pause = boss.frequency === 'weekly' ? WEEK_DAYS : 1;
  for (let day = today - RECORD_DAYS; day < today; day++) {
    const free = able.filter(
      ({ id, firstDay, lastDay }) =>
        firstDay <= day && day <= lastDay && day - (lastRun.get(id) ?? 0) >= pause,
    );
    const runs = Math.floor(boss.runs * (0.6 + 0.8 * random.fraction()) + random.fraction());
    for (let run = 0; run < runs; run++) {
      const party = random.sample(free, random.between(1, boss.party));
      logs.push(...expedition(boss, party, startOfServerDay(day), random));
      for (const member of party) {
        lastRun.set(member.id, day);
        free.splice(free.indexOf(member), 1);
      }
    }
  }
  return logs;
}

/** All members enter within the same minute. */
function expedition(
  { type, frequency }: Boss,
  party: readonly Fighter[],
  dayStart: number,
  random: DemoRandom,
): BossLogEntity[] {
  const begin = dayStart + random.between(0, DAY_MS - 120_000);
  return party.map(({ id, accountId }) => ({
    id: 0,
    at: begin + random.between(0, MINUTE_MS),
    characterId: id,
    accountId,
    bossType: type,
    frequency,
  }));
}

/** The number of boss kills is at least that in the log. */
function creditKills(logs: readonly BossLogEntity[], modes: readonly CharacterModeEntity[]): void {
  const runs = new Map<number, number>();
  for (const { characterId } of logs) runs.set(characterId, (runs.get(characterId) ?? 0) + 1);
  for (const mode of modes) mode.bossesKilled = Math.max(mode.bossesKilled, runs.get(mode.characterId) ?? 0);
}
