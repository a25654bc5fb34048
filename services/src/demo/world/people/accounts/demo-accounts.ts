import { BAN_STATE, gameTimeText } from '../../../../game/index.js';
import { DAY_MS } from '../../shared/demo-calendar.js';
import { careerOf } from '../characters/careers.js';
import { makeCharacter } from '../characters/make-character.js';
import { newPlayer } from './new-player.js';
import type { PlayersContext } from './new-player.js';
import type { Player } from './player.js';

/** `portico-demo`, hashed as the game server hashes: these accounts exist in the demo world and nowhere else. */
const PASSWORD_HASH = '$2y$12$Pv7e1kQm2sT9xYbC4dWf6O5hYMRhePsQ2KD660UWKekOTrlfjJdk.';

interface DemoAccount {
  name: string;
  webAdmin?: number;
  isBanned?: boolean;
  characters: readonly (readonly [name: string, job: number, level: number, gmLevel?: number])[];
}

/** Somebody for each thing that one may want to try. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: 'demoplayer',
    characters: [
      ['Tamarisk', 412, 163],
      ['PlumBiscuit', 232, 131],
      ['SoloTamar', 112, 92],
      ['Rustbucket', 2111, 74],
      ['TamarShop', 400, 12],
    ],
  },
  {
    name: 'demoadmin',
    characters: [
      ['GMCaraway', 900, 200, 4],
      ['Caraway', 222, 118],
    ],
  },
  {
    name: 'demowebadm',
    webAdmin: 1,
    characters: [
      ['Inkhorn', 312, 105],
      ['Quillfeather', 1211, 66],
    ],
  },
  { name: 'demobanned', isBanned: true, characters: [['Sootfinger', 422, 141]] },
];

/** The demo player's character that plays alone. */
export const DEMO_IRONMAN = 'SoloTamar';

/** The accounts whose password everybody knows. */
export function demoAccountPlayers({ names, accountNames, random, today }: PlayersContext): Player[] {
  return DEMO_ACCOUNTS.map(({ name, webAdmin = 0, isBanned = false, characters }) => {
    const player = newPlayer(accountNames.reserve(name), 0.95, random, today);
    player.createdAt = today - 420 * DAY_MS;
    player.lastSeenAt = today - 20 * 3_600_000;
    Object.assign(player.account, {
      password: PASSWORD_HASH,
      webAdmin,
      email: `${name}@example.com`,
      createdAt: gameTimeText(player.createdAt),
      lastLoginAt: gameTimeText(player.lastSeenAt),
      banned: isBanned ? BAN_STATE.banned : BAN_STATE.never,
      banReason: isBanned ? 'Sold mesos for money' : null,
    });
    player.characters = characters.map(([character, job, level, gmLevel = 0], index) =>
      makeCharacter({
        name: names.reserve(character),
        career: careerOf(gmLevel > 0 ? 112 : job),
        level,
        gmLevel,
        dedication: 0.95,
        createdAt: player.createdAt + index * 40 * DAY_MS + 300_000,
        lastSeenAt: player.lastSeenAt - index * DAY_MS,
        random,
      }),
    );
    return player;
  });
}
