import { forEachEngine } from '@portico/testing-api';
import { GrantsService } from '../../src/modules/ledger/index.js';
import type { GrantsDto, LedgerHistoryDto } from '../../src/modules/ledger/history/history.service.js';
import { proves } from '../harness/proves.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { type Bank, EXCHANGE, type Spender, startBank, UPGRADE } from '../rows/bank.js';

const MAX = 2_147_483_647;

forEachEngine('the ledger', (engine) => {
  proves('modules/ledger/balances/balances.repository', 'modules/ledger/grants/grants.repository');

  let bank: Bank;
  let api: TestApi;
  let other: TestApi;
  let grants: GrantsService;

  beforeAll(async () => {
    bank = await startBank({ engine });
    ({ api } = bank);
    const { home, databaseUrl } = api.config.env;
    other = await startApi({ engine, gameTables: 'none', databaseUrl, environment: { home } });
    grants = api.app.get(GrantsService);
  });

  afterAll(async () => {
    await other.close();
    await api.close();
  });

  const give = (accountId: number, entryKey: string, delta = 3) =>
    grants.give({
      entryKey,
      accountId,
      currency: 'VP',
      delta,
      reason: 'vote',
      actorAccountId: null,
      requestId: null,
    });

  const grantsOf = async (token: string) => (await api.call<GrantsDto>('/api/ledger/grants', { token })).body;
  const deliver = (portal: TestApi) => portal.app.get(GrantsService).job.run();

  async function votePointsOf(id: number): Promise<number> {
    const rows: { vp: number }[] = await api.database.reader.query(
      'SELECT votepoints AS vp FROM accounts WHERE id = ?',
      [id],
    );
    return Number(rows[0]?.vp);
  }

  test.each([0, 1, -3, -4, MAX, -MAX - 1])(
    'in a cluster mesos for HP write the row of the account too, and leave its %s vote points',
    async (points) => {
      const cluster = vi.spyOn(api.database, 'isCluster', 'get').mockReturnValue(true);
      const player = await bank.newSpender({ votepoints: points }, { meso: 3_000_000 });
      const { characterId } = player;
      const payload = { characterId, statType: 'maxhp', amount: 1, paymentType: 'meso' };
      const written = vi.spyOn(api.database.source('writer').logger, 'logQuery');
      try {
        expect((await bank.post(UPGRADE, player, payload)).status).toBe(200);
        const changes = written.mock.calls.filter(([text]) =>
          /^UPDATE .accounts. SET .votepoints./.test(text),
        );
        expect(changes).toHaveLength(2);
      } finally {
        cluster.mockRestore();
        written.mockRestore();
      }
      expect(await bank.balancesOf(player)).toMatchObject({ vp: points, meso: 0, maxhp: 1030 });
    },
  );

  describe('grants', () => {
    test('arrive at once where the account is out of the game, and once whatever is repeated', async () => {
      const player = await bank.newSpender({ votepoints: 1 });
      for (const _ of [1, 2, 3]) await give(player.id, 'vote:1');
      await Promise.all([1, 2, 3].map(() => grants.deliverTo(player.id)));
      await Promise.all([deliver(api), deliver(other)]);
      expect(await votePointsOf(player.id)).toBe(4);
      const { waiting, delivered } = await grantsOf(player.token);
      expect(waiting).toEqual([]);
      expect(delivered).toMatchObject([{ currency: 'VP', delta: 3, reason: 'vote' }]);
    });

    test('wait while the account is in the game, say so, and arrive once by one of two portals after it', async () => {
      const player = await bank.newSpender({ loggedin: 2 });
      await give(player.id, 'vote:2');
      await give(player.id, 'vote:3', 4);
      await grants.deliverTo(player.id);
      await Promise.all([deliver(api), deliver(other)]);
      expect(await votePointsOf(player.id)).toBe(0);
      expect((await grantsOf(player.token)).waiting).toMatchObject([
        { delta: 3, waitsFor: 'inGame', deliveredAt: null },
        { delta: 4, waitsFor: 'inGame', deliveredAt: null },
      ]);
      await bank.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
      expect((await grantsOf(player.token)).waiting).toMatchObject([
        { waitsFor: 'soon' },
        { waitsFor: 'soon' },
      ]);
      await Promise.all([deliver(api), deliver(other), deliver(api), deliver(other)]);
      await deliver(other);
      expect(await votePointsOf(player.id)).toBe(7);
      expect((await grantsOf(player.token)).waiting).toEqual([]);
    });

    test('that fit into no column wait without blocking those behind them', async () => {
      const full = await bank.newSpender({ votepoints: MAX - 1 });
      const player = await bank.newSpender();
      await give(full.id, 'vote:4');
      await give(player.id, 'vote:5');
      await deliver(api);
      await deliver(other);
      expect([await votePointsOf(full.id), await votePointsOf(player.id)]).toEqual([MAX - 1, 3]);
      expect((await grantsOf(full.token)).waiting).toMatchObject([{ waitsFor: 'full' }]);
      await bank.write('UPDATE accounts SET votepoints = 0 WHERE id = ?', full.id);
      await bank.write('UPDATE portal_pending_grant SET retry_at = 0 WHERE account_id = ?', full.id);
      await deliver(api);
      await deliver(other);
      expect(await votePointsOf(full.id)).toBe(3);
    });

    test('that can never be delivered hold up no other', async () => {
      const cheat = await bank.newSpender();
      const player = await bank.newSpender();
      await give(cheat.id, 'vote:again');
      await deliver(api);
      await deliver(other);
      await bank.write('DELETE FROM portal_pending_grant WHERE account_id = ?', cheat.id);
      await give(cheat.id, 'vote:again');
      await give(player.id, 'vote:behind');
      await deliver(api);
      await deliver(other);
      expect([await votePointsOf(cheat.id), await votePointsOf(player.id)]).toEqual([3, 3]);
    });

    test.each([0, -1, 1.5, NaN])('of %d are none', async (delta) => {
      const { id } = await bank.newSpender();
      await expect(give(id, 'vote:none', delta)).rejects.toThrow('is none');
    });

    test('of an account that is gone harm no one', async () => {
      await give(900_000, 'vote:6');
      const player = await bank.newSpender();
      await give(player.id, 'vote:7');
      await grants.deliverTo(900_000);
      await grants.deliverTo(player.id);
      expect(await votePointsOf(player.id)).toBe(3);
    });
  });

  describe('its owner', () => {
    const upgradeOf = ({ characterId }: Spender, statType: string) => ({
      characterId,
      statType,
      amount: 1,
      paymentType: 'meso',
    });

    const historyOf = (token: string, query = '') =>
      api.call<LedgerHistoryDto>(`/api/ledger${query}`, { token });

    test('sees own entries alone, newest first, with the balance that each left', async () => {
      const player = await bank.newSpender({ votepoints: 10 });
      const stranger = await bank.newSpender({ votepoints: 10 });
      await bank.post(EXCHANGE, player, { amount: 1 });
      await bank.post(EXCHANGE, stranger, { amount: 5 });
      await bank.post(EXCHANGE, player, { amount: 2 });
      const { body } = await historyOf(player.token);
      expect(body.pagination).toEqual({ page: 1, limit: 25, total: 4, pages: 1 });
      expect(
        body.entries.map(({ currency, delta, balanceAfter }) => [currency, delta, balanceAfter]),
      ).toEqual([
        ['NX', 2000, 3000],
        ['VP', -2, 7],
        ['NX', 1000, 1000],
        ['VP', -1, 9],
      ]);
    });

    test('filters them by currency and reason, page by page', async () => {
      const player = await bank.newSpender({ votepoints: 10 }, { name: '<b>\u202Ex', meso: 9_000_000 });
      await bank.post(EXCHANGE, player, { amount: 1 });
      await bank.post(UPGRADE, player, upgradeOf(player, 'maxmp'));
      const names = (await historyOf(player.token, '?reason=upgrade')).body.entries;
      expect(names.map(({ currency, characterName }) => [currency, characterName])).toEqual([
        ['MP', '<b>\u202Ex'],
        ['MESO', '<b>\u202Ex'],
      ]);
      const byCurrency = (await historyOf(player.token, '?currency=NX&reason=exchange')).body;
      expect(byCurrency.entries.map(({ delta }) => delta)).toEqual([1000]);
      const second = (await historyOf(player.token, '?limit=3&page=2')).body;
      expect([second.entries.length, second.pagination]).toEqual([
        1,
        { page: 2, limit: 3, total: 4, pages: 2 },
      ]);
      expect((await historyOf(player.token, '?page=2147483647&limit=100000')).body).toMatchObject({
        entries: [],
        pagination: { limit: 100, total: 4 },
      });
    });

    test.each([
      '?currency=nx',
      '?currency=NX&currency=VP',
      '?reason=',
      '?page=0',
      '?page=1e9',
      '?limit=-1',
      "?reason=x'",
    ])('is refused %s', async (query) => {
      const player = await bank.newSpender();
      const expected = query === '?reason=' ? 200 : 400;
      expect((await historyOf(player.token, query)).status).toBe(expected);
    });

    test('saves them as a file that runs nothing in a spreadsheet', async () => {
      const player = await bank.newSpender({}, { name: '=1+1', meso: 3_000_000 });
      await bank.post(UPGRADE, player, upgradeOf(player, 'maxhp'));
      const { status, headers, text } = await api.call<string>('/api/ledger/file', { token: player.token });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'private, no-store',
      ]);
      const lines = text.trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        '\uFEFF"time (Asia/Tokyo)","currency","change","balance","reason","character","note"',
      );
      expect(lines[1]).toMatch(/^"[\d-]{10} [\d:]{8}","HP",30,1030,"upgrade","'=1\+1",$/);
      expect(lines[2]).toMatch(/,"MESO",-3000000,0,"upgrade","'=1\+1",$/);
    });
  });
});
