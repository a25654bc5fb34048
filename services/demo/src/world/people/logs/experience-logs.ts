import { gameTimeText, type CharacterEntity, type ExperienceLogEntity } from '@portico/services/game';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';
import { experienceFor } from '../characters/make-character.js';
import { RECORD_DAYS } from './log-times.js';

const WORLD_RATE = 6;

/** With this exponent, half of the sessions are in the last two weeks. */
const RECENCY = 3.6;

const LOGGED_ACCOUNTS = 420;

/** Training sessions, computed backwards from each character's current experience. */
export function demoExperienceLogs(
  players: readonly Player[],
  random: DemoRandom,
  today: number,
): ExperienceLogEntity[] {
  const active = players.filter(
    ({ account, lastSeenAt }) => account.banned !== 1 && lastSeenAt > today - RECORD_DAYS * DAY_MS,
  );
  const logged = [...active].sort((a, b) => b.dedication - a.dedication).slice(0, LOGGED_ACCOUNTS);
  const logs = logged.flatMap((player) => {
    const trainee = player.characters.find(
      ({ exp, gmLevel, level }) => exp > 0 && gmLevel === 0 && level > 5,
    );
    return trainee ? sessionsOf(trainee, player, random, today) : [];
  });
  return numberedInOrder(logs);
}

/** Sorts rows by time and numbers them. A game server writes them as they happen, so ids grow with time. */
export function numberedInOrder(logs: readonly ExperienceLogEntity[]): ExperienceLogEntity[] {
  return logs
    .toSorted((a, b) =>
      a.at === b.at ? a.characterId - b.characterId : (a.at ?? '') < (b.at ?? '') ? -1 : 1,
    )
    .map((log, index) => ({ ...log, id: index + 1 }));
}

function sessionsOf(
  character: CharacterEntity,
  { createdAt, lastSeenAt, dedication }: Player,
  random: DemoRandom,
  today: number,
): ExperienceLogEntity[] {
  const span = Math.min(RECORD_DAYS * DAY_MS, lastSeenAt - createdAt);
  const count = random.between(2, 4 + Math.round(dedication * 8));
  const ends = Array.from(
    { length: count },
    () => lastSeenAt - Math.floor(random.fraction() ** RECENCY * span),
  );
  ends.sort((a, b) => b - a);
  const logs: ExperienceLogEntity[] = [];
  let { level, exp } = character;
  let before = Math.min(today, lastSeenAt) + MINUTE_MS;
  for (const end of ends) {
    let at = Math.min(end, before - MINUTE_MS);
    const coupon = random.chance(0.3) ? 2 : 1;
    const hours = 0.3 + (level / 55) ** 2.4;
    for (let row = random.between(3, 9); row > 0; row--) {
      const gained = Math.max(
        1,
        Math.round((experienceFor(level) / (hours * 60)) * (0.5 + random.fraction()) * coupon),
      );
      logs.push({
        id: 0,
        worldRate: WORLD_RATE,
        couponRate: coupon,
        gained,
        current: exp,
        at: gameTimeText(at),
        characterId: character.id,
      });
      if (exp >= gained) exp -= gained;
      else {
        level = Math.max(1, level - 1);
        exp = Math.max(0, experienceFor(level) - (gained - exp));
      }
      at -= MINUTE_MS * random.between(1, 4);
    }
    before = at;
    // Experience gained between two logged sessions is not in the log.
  }
  return logs.filter(({ at }) => at !== null && at > gameTimeText(createdAt));
}
