import { MAX_INT32, DAY_MS } from '@portico/domain';
import { readRows } from '../../shared/data-files.js';
import { DemoRandom } from '../../shared/demo-random.js';
import { lastLevelOf, pickCareer } from '../characters/careers.js';
import { makeCharacter } from '../characters/make-character.js';
import { AccountNames, CharacterNames } from './names.js';
import { applyAccountStates, logInSome } from './account-states.js';
import { demoAccountPlayers } from './demo-accounts.js';
import { readNameWords } from './name-styles.js';
import { newPlayer, type PlayersContext, type Player } from './player.js';

const CHARACTERS = 5000;

/** How many of a hundred accounts have one character, two, and so on. */
const CHARACTERS_OF_AN_ACCOUNT = [62, 20, 9, 5, 2.5, 1.5];

/** All accounts with their characters, oldest first, as their ids are. */
export function demoPlayers(random: DemoRandom, today: number): Player[] {
  const words = readNameWords();
  const names = new CharacterNames(words, random);
  const accountNames = new AccountNames(words, random);
  const context = { names, accountNames, random, today };
  // These accounts have their own random numbers, so that changes to them do not change all others.
  const open = demoAccountPlayers({ ...context, random: new DemoRandom(random.between(0, MAX_INT32)) });
  const known = [...open, ...staffPlayers(context)];
  const ordinary: Player[] = [];
  let left = CHARACTERS - known.reduce((sum, { characters }) => sum + characters.length, 0);
  while (left > 0) {
    const player = newPlayer(accountNames.next(), random.fraction() ** 2.3, random, today);
    addCharacters(player, Math.min(left, charactersOf(player, random)), context);
    player.account.characterSlots = Math.max(player.account.characterSlots, player.characters.length);
    left -= player.characters.length;
    ordinary.push(player);
  }
  for (const player of ordinary) logInSome(player, random, today);
  applyAccountStates(ordinary, random, today);
  return numbered([...known, ...ordinary]);
}

function staffPlayers({ names, accountNames, random, today }: PlayersContext): Player[] {
  return readRows('people/game-masters', 2).map(([name = '', gmLevel]) => {
    const player = newPlayer(accountNames.next(), 0.8, random, today);
    const { dedication, createdAt, lastSeenAt } = player;
    const career = pickCareer(random);
    const times = { dedication, createdAt, lastSeenAt };
    const master = { name: names.reserve(name), career, level: 200, gmLevel: Number(gmLevel), ...times };
    player.characters.push(makeCharacter({ ...master, random }));
    return player;
  });
}

function charactersOf({ dedication }: Player, random: DemoRandom): number {
  // Registered and looked around the site, but never created a character.
  if (dedication < 0.001) return 0;
  let left = random.fraction() * 100;
  const index = CHARACTERS_OF_AN_ACCOUNT.findIndex((share) => (left -= share) < 0);
  return index < 0 ? 1 : index + 1;
}

function addCharacters(player: Player, count: number, { names, random, today }: PlayersContext): void {
  const { dedication, createdAt, lastSeenAt } = player;
  const life = Math.max(1, lastSeenAt - createdAt);
  for (let index = 0; index < count; index++) {
    const main = player.characters[0];
    const career = pickCareer(random);
    const level = main ? levelOfAlternate(main.level, random) : levelOfMain(player, random, today);
    player.characters.push(
      makeCharacter({
        name: main && random.chance(0.4) ? names.alternateOf(main.name) : names.next(),
        career,
        level: Math.min(lastLevelOf(career), level),
        gmLevel: 0,
        dedication,
        createdAt: createdAt + (main ? Math.floor(random.fraction() * life * 0.8) : 300_000),
        lastSeenAt: lastSeenAt - (main ? Math.floor(random.fraction() ** 2 * life * 0.2) : 0),
        random,
      }),
    );
  }
}

/** Level by dedication and time: many are low, few reach the end, and none within a week. */
function levelOfMain(
  { dedication, createdAt, lastSeenAt }: Player,
  random: DemoRandom,
  today: number,
): number {
  const days = Math.max(0, Math.min(lastSeenAt, today) - createdAt) / DAY_MS;
  const wished = 2 + 206 * dedication ** 0.78 * (0.75 + 0.25 * random.fraction());
  return Math.max(1, Math.min(200, Math.round(Math.min(wished, 12 + days * 1.6))));
}

/** Some are mules that stay in town, others are played seriously. */
function levelOfAlternate(main: number, random: DemoRandom): number {
  if (random.chance(0.35)) return random.between(1, 15);
  return Math.max(1, Math.round(main * random.fraction() ** 0.8));
}

/** Ids grow with the creation time, as in a database. */
function numbered(players: Player[]): Player[] {
  players.sort((a, b) => a.createdAt - b.createdAt);
  const characters = players.flatMap((player, index) => {
    player.account.id = index + 1;
    for (const character of player.characters) character.accountId = index + 1;
    return player.characters;
  });
  characters.sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  characters.forEach((character, index) => (character.id = index + 1));
  return players;
}
