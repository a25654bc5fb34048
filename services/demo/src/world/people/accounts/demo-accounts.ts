import { BAN_STATE, gameTimeText } from '@portico/services/game';
import { DAY_MS, HOUR_MS } from '@portico/domain';
import { readSections } from '../../shared/data-files.js';
import { careerOf } from '../characters/careers.js';
import { makeCharacter } from '../characters/make-character.js';
import { newPlayer, type PlayersContext, type Player } from './player.js';

/** `portico-demo`, hashed as the game server does. Only the demo world has these accounts. */
const PASSWORD_HASH = '$2y$12$Pv7e1kQm2sT9xYbC4dWf6O5hYMRhePsQ2KD660UWKekOTrlfjJdk.';

/** The demo player's ironman character. */
export const DEMO_IRONMAN = 'SoloTamar';

export function demoAccountPlayers({ names, accountNames, random, today }: PlayersContext): Player[] {
  return readSections('people/demo-accounts', 3).map(
    ({ title: [name = '', role, banReason, votePoints, voteStreak], rows }) => {
      const isBanned = role === 'banned';
      const player = newPlayer(accountNames.reserve(name), 0.95, random, today);
      player.createdAt = today - 420 * DAY_MS;
      player.lastSeenAt = today - 20 * HOUR_MS;
      Object.assign(player.account, {
        password: PASSWORD_HASH,
        webAdmin: role === 'web admin' ? 1 : 0,
        email: `${name}@example.com`,
        createdAt: gameTimeText(player.createdAt),
        lastLoginAt: gameTimeText(player.lastSeenAt),
        banned: isBanned ? BAN_STATE.banned : BAN_STATE.never,
        banReason: isBanned ? banReason : null,
      });
      if (votePoints !== undefined) player.votePointsLeft = Number(votePoints);
      if (voteStreak !== undefined) player.voteStreak = Number(voteStreak);
      player.characters = rows.map(([character = '', job, level, gmLevel = '0', mesos], index) => {
        const made = makeCharacter({
          name: names.reserve(character),
          career: careerOf(Number(gmLevel) > 0 ? 112 : Number(job)),
          level: Number(level),
          gmLevel: Number(gmLevel),
          dedication: 0.95,
          createdAt: player.createdAt + index * 40 * DAY_MS + 300_000,
          lastSeenAt: player.lastSeenAt - index * DAY_MS,
          random,
        });
        return mesos === undefined ? made : { ...made, meso: Number(mesos) };
      });
      return player;
    },
  );
}
