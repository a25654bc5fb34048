import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { StoryDto } from '../../src/modules/admin/story/story.service.js';
import { AuditService } from '../../src/modules/audit/index.js';
import { GrantsService } from '../../src/modules/ledger/index.js';
import { proves } from '../harness/proves.js';
import { databaseTime, insertCharacter, insertRow } from '../harness/rows.js';
import { type AdminDesk, type Person, startDesk } from '../rows/admin-desk.js';
import { insertExperience, insertGameLogs } from '../rows/story-rows.js';

/** On a whole second, as the game's own tables keep it. */
const AT = Date.UTC(2026, 4, 6, 7, 8, 9);

forEachEngine('the story of an account', (engine) => {
  proves('modules/admin/story/story.repository');

  let desk: AdminDesk;
  let admin: Person;
  let webAdmin: Person;

  beforeAll(async () => {
    desk = await startDesk(engine);
    // The game's own tables.
    for (const table of ['bosslog_daily', 'bosslog_weekly'])
      await desk.write(
        `CREATE TABLE ${table} (id INTEGER PRIMARY KEY, characterid INT, bosstype VARCHAR(16), attempttime TIMESTAMP)`,
      );
    admin = await desk.newPerson('admin');
    webAdmin = await desk.newPerson('webAdmin');
  });

  afterAll(() => desk.close());

  const storyOf = (id: number, query = '', by = admin) =>
    desk.get<StoryDto>(`/api/admin/accounts/${id}/story${query}`, by);

  let lastVote = 0;
  const vote = (accountId: number, at: number) =>
    desk.api.seed((manager) =>
      insertRow(manager, 'portal_vote', {
        account_id: accountId,
        site: 'gtop100',
        vote_key: `vote-${(lastVote += 1)}`,
        at,
        state: 'credited',
        ip: '203.0.113.7',
      }),
    );

  const boss = (characterId: number, accountId: number, at: number, type = 'ZAKUM') =>
    desk.api.seed((manager) =>
      insertRow(manager, 'portal_boss_log', {
        character_id: characterId,
        account_id: accountId,
        boss_type: type,
        frequency: 'daily',
        at,
      }),
    );

  const exp = (characterId: number, id: number, at: number, gained = id) =>
    desk.api.seed((manager) => insertExperience(manager, { characterId, id, at, gained }));

  async function fillWithEverything(player: Person): Promise<void> {
    const { id, characterId } = player;
    await vote(id, AT);
    await boss(characterId, id, AT - MINUTE_MS);
    await exp(characterId, 50, AT - 2 * MINUTE_MS, 777);
    await insertGameLogs(desk, player, AT);
    await desk.write('UPDATE portal_ledger SET at = ? WHERE account_id = ?', AT + MINUTE_MS, id);
    await desk.write(
      "UPDATE portal_audit SET at = ? WHERE account_id = ? AND action = 'ban'",
      AT + 2 * MINUTE_MS,
      id,
    );
    await desk.write(
      "UPDATE portal_audit SET at = ? WHERE account_id = ? AND action = 'sign-in'",
      AT + 3 * MINUTE_MS,
      id,
    );
  }

  test('tells of everything that it has, newest first, with addresses shortened', async () => {
    const player = await desk.newPerson();
    const { id, name } = player;
    const grants = desk.api.app.get(GrantsService);
    await grants.give({
      entryKey: 'story:1',
      accountId: id,
      currency: 'VP',
      delta: 3,
      reason: 'admin',
      actorAccountId: admin.id,
      requestId: null,
    });
    await grants.deliverTo(id);
    const audit = desk.api.app.get(AuditService);
    const client = { network: '198.51.100.9', device: null, requestId: 'r' };
    await audit.record({
      action: 'ban',
      accountId: id,
      actorAccountId: admin.id,
      client,
      details: { reason: 'bots' },
    });
    await audit.record({ action: 'sign-in', accountId: id, actorAccountId: id, client });
    await fillWithEverything(player);
    const { status, body } = await storyOf(id, `?at=${AT}&hours=1`, webAdmin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accountId: id,
      accountName: `account${id}`,
      from: AT - HOUR_MS,
      until: AT + HOUR_MS,
      isCut: false,
    });
    const nothing = {
      characterName: null,
      amount: null,
      currency: null,
      itemId: null,
      text: null,
      network: null,
    };
    expect(body.events).toMatchObject([
      { ...nothing, kind: 'session', what: 'sign-in', at: AT + 3 * MINUTE_MS, network: '198.51.*.*' },
      { ...nothing, kind: 'account', what: 'ban', text: 'bots', network: null },
      { ...nothing, kind: 'ledger', what: 'admin', amount: 3, currency: 'VP' },
      { ...nothing, kind: 'vote', what: 'credited', text: 'gtop100', network: '203.0.*.*', at: AT },
      { ...nothing, kind: 'boss', what: 'ZAKUM', text: 'daily', characterName: name },
      { ...nothing, kind: 'exp', what: 'exp', amount: 777, characterName: name, at: AT - 2 * MINUTE_MS },
      { kind: 'scroll', what: 'failure', itemId: 1302000, characterName: name },
      { ...nothing, kind: 'nx', what: 'SPEND', amount: -90, currency: 'NX', text: 'Cash shop' },
      {
        kind: 'inkwell',
        what: 'VOTE_POINTS',
        amount: -5,
        currency: 'VP',
        itemId: 2000000,
        characterName: name,
      },
    ]);
    for (const kind of ['vote', 'ledger', 'session', 'account', 'exp', 'boss', 'scroll', 'nx', 'inkwell']) {
      const only = await storyOf(id, `?at=${AT}&hours=1&kind=${kind}`, webAdmin);
      expect(only.body.events.map((event) => event.kind)).toEqual([kind]);
    }
  });

  test('tells of nothing that is of another account, or further away than asked for', async () => {
    const [player, other] = [await desk.newPerson(), await desk.newPerson()];
    for (const at of [AT - HOUR_MS - 1, AT + HOUR_MS + 1]) await vote(player.id, at);
    await vote(other.id, AT);
    await boss(other.characterId, other.id, AT);
    expect((await storyOf(player.id, `?at=${AT}&hours=1`)).body.events).toEqual([]);
    expect((await storyOf(player.id, `?at=${AT}&hours=6`)).body.events).toHaveLength(2);
    for (const at of [AT - HOUR_MS, AT + HOUR_MS]) await vote(player.id, at);
    expect((await storyOf(player.id, `?at=${AT}&hours=1`)).body.events).toHaveLength(2);
  });

  test('tells of all characters of the account', async () => {
    const player = await desk.newPerson();
    await desk.api.seed(async (manager) => {
      await insertCharacter(manager, 777_001, { accountid: player.id, name: 'Second', level: 50 });
    });
    await boss(player.characterId, player.id, AT, 'HORNTAIL');
    await boss(777_001, player.id, AT + 1, 'ZAKUM');
    const { events } = (await storyOf(player.id, `?at=${AT}`)).body;
    expect(events.map(({ characterName, what }) => [characterName, what])).toEqual([
      ['Second', 'ZAKUM'],
      [player.name, 'HORNTAIL'],
    ]);
  });

  test('is cut to the 300 events nearest to the moment', async () => {
    const player = await desk.newPerson();
    await desk.api.seed(async (manager) => {
      for (let index = 1; index <= 200; index++)
        for (const at of [AT - index * 1000, AT + index * 1000])
          await insertRow(manager, 'portal_boss_log', {
            character_id: player.characterId,
            account_id: player.id,
            boss_type: 'ZAKUM',
            frequency: 'daily',
            at,
          });
    });
    const { events, isCut } = (await storyOf(player.id, `?at=${AT}&hours=6`)).body;
    expect([events.length, isCut]).toEqual([300, true]);
    expect([events[0]?.at, events.at(-1)?.at]).toEqual([AT + 150_000, AT - 150_000]);
  });

  test('finds experience among ids with gaps, where no index knows the time', async () => {
    const [player, other] = [await desk.newPerson(), await desk.newPerson()];
    const near = AT + 100 * 24 * HOUR_MS;
    for (let index = 0; index < 60; index++) {
      const owner = index % 3 === 0 ? player : other;
      await exp(owner.characterId, 1000 + index * 97, near + (index - 30) * MINUTE_MS, index);
    }
    const around = async (minutes: number, hours = 1) =>
      (await storyOf(player.id, `?at=${near + minutes * MINUTE_MS}&hours=${hours}&kind=exp`)).body.events;
    expect((await around(0)).map(({ amount }) => amount)).toEqual(
      Array.from({ length: 20 }, (_, index) => 57 - index * 3),
    );
    expect((await around(-60)).map(({ amount }) => amount)).toEqual([30, 27, 24, 21, 18, 15, 12, 9, 6, 3, 0]);
    expect(await around(-1000)).toEqual([]);
    expect(await around(100)).toEqual([]);
  });

  test("reads the game's own counts of bosses where nobody writes the log", async () => {
    const player = await desk.newPerson();
    await desk.api.seed(async (manager) =>
      insertRow(manager, 'bosslog_daily', {
        id: 1,
        characterid: player.characterId,
        bosstype: 'PAPULATUS',
        attempttime: await databaseTime(manager, AT),
      }),
    );
    expect((await storyOf(player.id, `?at=${AT}&kind=boss`)).body.events).toMatchObject([
      { at: AT, kind: 'boss', what: 'PAPULATUS', text: 'daily', characterName: player.name },
    ]);
  });

  test('is of now and six hours unless asked otherwise', async () => {
    const player = await desk.newPerson();
    const before = Date.now();
    const { body } = await storyOf(player.id);
    expect(body.until - body.from).toBe(12 * HOUR_MS);
    expect(body.from + 6 * HOUR_MS).toBeGreaterThanOrEqual(before);
    expect((await storyOf(player.id, '?at=99999999999999')).body.events).toEqual([]);
    expect((await storyOf(player.id, '?at=0')).body.from).toBe(0);
  });

  test.each(['at=-1', 'at=yesterday', 'at=1e3', 'at=1&at=2', 'hours=7', 'kind=all', 'kind=vote&kind=exp'])(
    'is not told for %s',
    async (query) => {
      expect((await storyOf(admin.id, `?${query}`)).status).toBe(400);
    },
  );

  test('is for admins alone, and of accounts that are there', async () => {
    const player = await desk.newPerson();
    expect((await storyOf(player.id, '', player)).status).toBe(403);
    expect((await storyOf(999_999)).body.code).toBe('admin.account_not_found');
  });
});
