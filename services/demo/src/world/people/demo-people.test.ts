import { CLASS_SLUGS, classOfJob, DAY_MS, GROUP_MAX_MEMBERS, IRONMAN_MODE } from '@portico/domain';
import { PasswordHasher } from '@portico/services/modules/identity';
import { OPEN_ACCOUNTS } from '../../open-accounts.js';
import { demoWorld, laterDemoWorld } from '../../../test/demo-world.js';
import { LOGIN_STATE, gameTimeText, NO_TEMPORARY_BAN, parseGameTime } from '@portico/services/game';
import { spendingSettings } from '../../../../src/platform/config/spending-settings.js';
import { DEMO_TODAY } from '../shared/demo-calendar.js';

const { people, items, maps } = demoWorld;
const { accounts, characters, guilds, modes, groups } = people;

const itemsById = new Map(items.map((item) => [item.id, item]));
const accountsById = new Map(accounts.map((account) => [account.id, account]));
const charactersById = new Map(characters.map((character) => [character.id, character]));

const accountNamed = (name: string) => accounts.find((account) => account.name === name);
const charactersOf = (name: string) =>
  characters.filter(({ accountId }) => accountId === accountNamed(name)?.id);

describe('people of the demo world', () => {
  it('are the same on another day but for the days', () => {
    const later = laterDemoWorld().people;
    const fixed = ({ name, level, meso, job, guildId, hair }: (typeof characters)[number]) => [
      name,
      level,
      meso,
      job,
      guildId,
      hair,
    ];
    expect(JSON.stringify(later.characters.map(fixed)) === JSON.stringify(characters.map(fixed))).toBe(true);
    expect(parseGameTime(later.accounts[0]?.createdAt ?? '')).toBe(
      (parseGameTime(accounts[0]?.createdAt ?? '') ?? 0) + 40 * DAY_MS,
    );
  });

  it('are five thousand characters of every class, whose names the game allows, each once', () => {
    expect(characters).toHaveLength(5000);
    expect(new Set(characters.map(({ name }) => name.toLowerCase())).size).toBe(characters.length);
    expect(characters.filter(({ name }) => !/^[A-Za-z0-9]{3,12}$/.test(name))).toEqual([]);
    expect(accounts.filter(({ name }) => !/^[a-z0-9]{4,12}$/.test(name))).toEqual([]);
    expect(new Set(accounts.map(({ name }) => name)).size).toBe(accounts.length);
    expect(new Set(characters.flatMap(({ job }) => classOfJob(job) ?? []))).toEqual(new Set(CLASS_SLUGS));
    expect(accounts.length).toBeGreaterThan(2700);
  });

  it('are mostly low, and a few at the end, with stats that their levels gave them', () => {
    const players = characters.filter(({ gmLevel }) => gmLevel === 0);
    const atTheEnd = players.filter(({ level }) => level === 200).length;
    expect(atTheEnd).toBeGreaterThan(1);
    expect(atTheEnd).toBeLessThan(30);
    expect(players.filter(({ level }) => level < 50).length).toBeGreaterThan(2000);
    const impossible = characters.filter(
      ({ level, str, dex, int, luk, hp, mp, maxHp, maxMp, job }) =>
        str + dex + int + luk !== 25 + (level - 1) * 5 ||
        hp > maxHp ||
        mp > maxMp ||
        maxHp > 30_000 ||
        (level >= 120 && job < 110),
    );
    expect(impossible).toEqual([]);
  });

  it('stand on maps that exist, in guilds with one master each', () => {
    const mapIds = new Set(maps.map(({ id }) => id));
    const lost = characters.filter(
      ({ mapId, accountId }) => !mapIds.has(mapId) || !accountsById.has(accountId),
    );
    expect(lost).toEqual([]);
    const guildIds = new Set(guilds.map(({ id }) => id));
    const members = characters.filter(({ guildId }) => guildId !== 0);
    expect(members.every(({ guildId }) => guildIds.has(guildId))).toBe(true);
    for (const guildId of new Set(members.map((member) => member.guildId))) {
      const list = members.filter((member) => member.guildId === guildId);
      const guild = guilds.find(({ id }) => id === guildId);
      const masters = list.filter(({ guildRank }) => guildRank === 1);
      expect(masters.map(({ id }) => id)).toEqual([guild?.leaderId]);
      expect(list.length).toBeLessThanOrEqual(guild?.capacity ?? 0);
    }
    expect(guilds.length).toBeGreaterThanOrEqual(60);
  });

  it('include some at the top whom rankings must not show', () => {
    const accountOf = ({ accountId }: { accountId: number }) => accountsById.get(accountId);
    const top = characters.filter(({ level }) => level >= 120);
    expect(top.some((character) => accountOf(character)?.banned === 1)).toBe(true);
    expect(top.some((character) => accountOf(character)?.temporaryBanUntil.startsWith('2037'))).toBe(true);
    expect(top.some(({ gmLevel }) => gmLevel >= 2)).toBe(true);
    expect(accounts.some(({ banned }) => banned === -1)).toBe(true);
    expect(
      accounts.some(({ temporaryBanUntil }) => {
        return temporaryBanUntil > NO_TEMPORARY_BAN && temporaryBanUntil < gameTimeText(DEMO_TODAY);
      }),
    ).toBe(true);
    expect(
      accounts.some(
        ({ loginState, lastLoginAt }) =>
          loginState > 0 && (lastLoginAt ?? '') < gameTimeText(DEMO_TODAY - 2 * DAY_MS),
      ),
    ).toBe(true);
  });

  it('can log in with the accounts that the login page offers, and with no other', async () => {
    const open = accounts.filter(({ password }) => password !== '*');
    const offered = OPEN_ACCOUNTS.accounts.map(({ username, email }) => ({ name: username, email }));
    expect(open.map(({ name, email }) => ({ name, email }))).toEqual(offered);
    const [hash, ...others] = new Set(open.map(({ password }) => password));
    expect(others).toEqual([]);
    expect(hash).toMatch(/^\$2y\$12\$.{53}$/);
    const hasher = new PasswordHasher();
    expect(await hasher.verify(OPEN_ACCOUNTS.password, { password: hash ?? '' })).toBe(true);
    await hasher.onModuleDestroy();
    expect(Math.max(...charactersOf('demoadmin').map(({ gmLevel }) => gmLevel))).toBeGreaterThanOrEqual(3);
    expect(accountNamed('demowebadm')).toMatchObject({ webAdmin: 1, banned: 0 });
    expect(accountNamed('demobanned')).toMatchObject({ banned: 1, banReason: expect.stringMatching(/./) });
    const ids = new Set(charactersOf('demoplayer').map(({ id }) => id));
    expect(modes.some(({ characterId, mode }) => ids.has(characterId) && mode === IRONMAN_MODE.ironman)).toBe(
      true,
    );
    expect(people.rewardClaims.some(({ accountId }) => accountId === accountNamed('demoplayer')?.id)).toBe(
      true,
    );
  });

  it('let everyone try what the site sells: twenty vote points, and mesos on one character and not on another', () => {
    const upgrade = spendingSettings.parse({}).upgradeMesos;
    expect(accountNamed('demoplayer')).toMatchObject({
      votePoints: 20,
      characterSlots: 3,
      loginState: LOGIN_STATE.out,
    });
    expect(accountNamed('demoplayer')?.nxCredit).toBeGreaterThan(1000);
    const own = charactersOf('demoplayer');
    expect(own.map(({ name }) => name)).toEqual(['Tamarisk', 'PlumBiscuit', 'SoloTamar']);
    expect(own.some(({ meso }) => meso >= 10 * upgrade)).toBe(true);
    expect(own.some(({ meso }) => meso < upgrade)).toBe(true);
  });

  it('play in all modes, some fallen, in groups of at most six people led by one of them', () => {
    expect(new Set(modes.map(({ mode }) => mode))).toEqual(new Set([1, 2, 3]));
    for (const mode of [IRONMAN_MODE.ironman, IRONMAN_MODE.hardcore]) {
      const deaths = modes.filter((row) => row.mode === mode).map((row) => row.deaths > 0);
      expect(new Set(deaths)).toEqual(new Set([true, false]));
    }
    expect(groups.length).toBeGreaterThanOrEqual(40);
    for (const { id, leaderCharacterId, createdAt } of groups) {
      const members = modes.filter(({ groupId }) => groupId === id);
      const owners = members.map(({ characterId }) => charactersById.get(characterId)?.accountId);
      expect(members.length).toBeLessThanOrEqual(GROUP_MAX_MEMBERS);
      expect(members.map(({ characterId }) => characterId)).toContain(leaderCharacterId);
      expect(new Set(owners).size).toBe(members.length);
      expect(createdAt).toBeLessThan(DEMO_TODAY);
    }
    for (const { playtimeMs, characterId } of modes) {
      const born = parseGameTime(charactersById.get(characterId)?.createdAt ?? '') ?? 0;
      expect(playtimeMs).toBeLessThanOrEqual(DEMO_TODAY - born);
    }
  });

  it('wear and carry things that exist, one thing a place', () => {
    const places = people.items.map(({ container, characterId, accountId, tab, position }) =>
      [container, characterId, accountId, tab, position].join(' '),
    );
    expect(new Set(places).size).toBe(places.length);
    const worn = people.items.filter(({ tab }) => tab === -1);
    expect(worn.length).toBeGreaterThan(20_000);
    expect(people.items.filter(({ itemId, quantity }) => !itemsById.has(itemId) || quantity < 1)).toEqual([]);
    const tooStrong = worn.filter(({ itemId, characterId }) => {
      const needed = Number(itemsById.get(itemId)?.info.reqLevel ?? 0);
      return needed > (charactersById.get(characterId ?? 0)?.level ?? 0);
    });
    expect(tooStrong).toEqual([]);
    const equipment = people.items.filter(({ itemId }) => itemId < 2_000_000).map(({ id }) => id);
    expect(people.equipment.map(({ inventoryItemId }) => inventoryItemId)).toEqual(equipment);
    const storageIds = new Set(people.storages.map(({ id }) => id));
    expect(
      people.items.every(({ container, accountId }) => container !== 2 || storageIds.has(accountId ?? 0)),
    ).toBe(true);
  });
});
