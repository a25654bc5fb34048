import type {
  AccountEntity,
  CharacterEntity,
  GuildEntity,
  MonsterBookEntity,
} from '../../game/entities/index.js';
import { BAN_STATE, LOGIN_STATE } from '../../game/entities/index.js';
import { gameTimeText, NO_TEMPORARY_BAN } from '../../game/game-time.js';
import { demoCharacter } from './demo-characters.js';
import { DAY_MS, DEMO_TODAY } from './demo-calendar.js';
import { BAN_REASONS, GUILD_NAMES, playerNames } from './demo-names.js';
import type { DemoRandom } from './demo-random.js';

export interface DemoPeople {
  accounts: readonly AccountEntity[];
  characters: readonly CharacterEntity[];
  guilds: readonly GuildEntity[];
  cards: readonly MonsterBookEntity[];
}

const ACCOUNTS = 380;
const CHARACTERS = 612;

/** No hash of any password: these accounts cannot log in. */
const NO_PASSWORD = '*';

const FAR_FUTURE = '2037-12-31 23:59:59';

/** Accounts with a special fate come first; the rest are ordinary. */
const STAFF = { from: 0, to: 4 };
const BANNED = { from: 4, to: 16 };
const TEMPORARILY_BANNED = { from: 16, to: 21 };
const UNBANNED = { from: 21, to: 25 };

const within = (index: number, { from, to }: { from: number; to: number }) => index >= from && index < to;

/** Accounts, characters, guilds and monster cards. */
export function demoPeople(cardIds: readonly number[], random: DemoRandom): DemoPeople {
  const names = playerNames(CHARACTERS, random);
  const accountNames = playerNames(ACCOUNTS, random);
  const accounts = accountNames.map((name, index) => account(index, name.toLowerCase(), random));
  const characters = names.map((name, index) => {
    // Each account has a character; the others fall to accounts at random.
    const ownerIndex = index < ACCOUNTS ? index : random.between(0, ACCOUNTS - 1);
    const gmLevel = within(ownerIndex, STAFF) ? 2 + (ownerIndex % 4) : 0;
    // Some banned accounts reached the top: they would lead the rankings if a ban did not hide them.
    const isVeteran = index === BANNED.from || index === TEMPORARILY_BANNED.from;
    return demoCharacter({ id: index + 1, accountId: ownerIndex + 1, name, gmLevel, isVeteran }, random);
  });
  const guilds = GUILD_NAMES.map((name, index) => foundGuild(index + 1, name, characters, random));
  const cards = characters.flatMap((character) => cardsOf(character, cardIds, random));
  return { accounts, characters, guilds, cards };
}

function account(index: number, name: string, random: DemoRandom): AccountEntity {
  const createdAt = DEMO_TODAY - random.between(1, 900) * DAY_MS - random.between(0, DAY_MS);
  const lastLoginAt = Math.max(createdAt, DEMO_TODAY - Math.floor(random.fraction() ** 3 * 400 * DAY_MS));
  const isBanned = within(index, BANNED);
  const isPlaying = !isBanned && lastLoginAt > DEMO_TODAY - 10 * DAY_MS && random.chance(0.35);
  return {
    id: index + 1,
    name: name.slice(0, 12),
    password: NO_PASSWORD,
    loginState: isPlaying ? LOGIN_STATE.in : LOGIN_STATE.out,
    lastLoginAt: gameTimeText(lastLoginAt),
    createdAt: gameTimeText(createdAt),
    banned: isBanned ? BAN_STATE.banned : within(index, UNBANNED) ? BAN_STATE.unbanned : BAN_STATE.never,
    banReason: isBanned || within(index, TEMPORARILY_BANNED) ? random.pick(BAN_REASONS) : null,
    temporaryBanUntil: within(index, TEMPORARILY_BANNED) ? FAR_FUTURE : NO_TEMPORARY_BAN,
    webAdmin: index === 0 ? 1 : 0,
  };
}

function foundGuild(
  id: number,
  name: string,
  characters: CharacterEntity[],
  random: DemoRandom,
): GuildEntity {
  const free = characters.filter(
    ({ guildId, level, gmLevel }) => guildId === 0 && level >= 20 && gmLevel === 0,
  );
  const members = random.sample(free, random.between(6, 24));
  members.sort((a, b) => b.level - a.level);
  members.forEach((member, index) => {
    member.guildId = id;
    member.guildRank = index === 0 ? 1 : index < 3 ? 2 : random.between(3, 5);
  });
  return {
    id,
    leaderId: members[0]?.id ?? 1,
    points: random.between(5, 400) * 100,
    name,
    capacity: random.pick([25, 30, 50, 100]),
  };
}

function cardsOf(
  character: CharacterEntity,
  cardIds: readonly number[],
  random: DemoRandom,
): MonsterBookEntity[] {
  if (random.chance(0.5)) return [];
  const reachable = Math.min(cardIds.length, Math.ceil((character.level / 160) * cardIds.length));
  return random
    .sample(cardIds.slice(0, reachable), random.between(1, reachable))
    .map((cardId) => ({ characterId: character.id, cardId, level: random.between(1, 5) }));
}
