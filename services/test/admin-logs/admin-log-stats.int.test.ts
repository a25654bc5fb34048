import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { AuditLogsDto } from '../../src/modules/admin-logs/logs/audit-log.js';
import type { InkwellLogsDto } from '../../src/modules/admin-logs/logs/inkwell-log.js';
import type { NxCreditLogsDto } from '../../src/modules/admin-logs/logs/nx-credit-log.js';
import type { ScrollingLogsDto } from '../../src/modules/admin-logs/logs/scrolling-log.js';
import { LOG_READER, startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { proves } from '../harness/proves.js';
import { insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

forEachEngine('rows of the logs of scrolls, NX, purchases and the audit', (engine) => {
  proves(
    'modules/admin-logs/roll-up/log-hours.repository',
    'modules/admin-logs/tables/log-names.repository',
    'modules/admin-logs/tables/log-rows.repository',
  );

  let logs: LogsApi;
  let api: TestApi;

  beforeAll(async () => {
    logs = await startLogsApi(engine);
    ({ api } = logs);
  });

  afterAll(() => api.close());

  beforeEach(() => logs.empty());

  const ask = <T>(path: string) => logs.ask<T>(path);
  const refused = (path: string) => logs.refused(path);

  test('scrolls with what they add up to', async () => {
    const at = Date.now() - MINUTE_MS;
    await api.seed(async (manager) => {
      for (const [id, success, white] of [
        [1, 1, 0],
        [2, 0, 1],
        [3, 0, 0],
      ])
        await insertRow(manager, 'portal_scroll_log', {
          id: Number(id),
          at,
          character_id: 11,
          item_id: 1302000,
          scroll_id: 2043000,
          success: Number(success),
          white_scroll: Number(white),
          slots_before: 7,
          slots_after: 6,
        });
    });
    const answer = await ask<ScrollingLogsDto>('logs/scrolling');
    expect(answer.stats).toEqual({
      totalScrolls: 3,
      successfulScrolls: 1,
      whiteScrollsUsed: 1,
      chaosScrolls: 0,
    });
    expect(answer.logs[2]).toMatchObject({
      success: true,
      item_name: 'Item 1302000',
      account_name: 'lantern',
    });
    const failed = await ask<ScrollingLogsDto>('logs/scrolling?success=false');
    expect([failed.logs.map(({ id }) => id), failed.stats.totalScrolls]).toEqual([[3, 2], 2]);
    expect(await refused('logs/scrolling?success=maybe')).toEqual([400, true]);
  });

  test('NX and purchases with what they add up to', async () => {
    const at = Date.now() - MINUTE_MS;
    const nx = { at, account_id: 1, balance_before: 0, balance_after: 0, source: 'Vote' };
    const bought = { at, account_id: 1, character_id: 11, quantity: 1, balance_before: 9, balance_after: 1 };
    await api.seed(async (manager) => {
      await insertRow(manager, 'portal_nx_log', { id: 1, ...nx, type: 'GAIN', amount: 2000 });
      await insertRow(manager, 'portal_nx_log', {
        id: 2,
        ...nx,
        character_id: 11,
        type: 'SPEND',
        amount: 900,
      });
      await insertRow(manager, 'portal_nx_log', {
        id: 3,
        ...nx,
        account_id: 2,
        character_id: 21,
        type: 'GAIN',
        amount: 5,
      });
      await insertRow(manager, 'portal_inkwell_log', {
        id: 1,
        ...bought,
        item_id: 5,
        cost: 4,
        currency: 'VOTE_POINTS',
      });
      await insertRow(manager, 'portal_inkwell_log', {
        id: 2,
        ...bought,
        item_id: 5,
        cost: 3,
        currency: 'VOTE_POINTS',
      });
      await insertRow(manager, 'portal_inkwell_log', {
        id: 3,
        ...bought,
        item_id: 6,
        cost: 900,
        currency: 'NX_CREDIT',
      });
    });
    const credit = await ask<NxCreditLogsDto>('logs/nx-credit');
    expect(credit.stats).toEqual({
      totalGained: 2005,
      totalSpent: 900,
      uniqueCharacters: 2,
      largestTransaction: 2000,
    });
    expect(credit.logs[2]).toMatchObject({
      character_id: null,
      character_name: null,
      account_name: 'lantern',
    });
    const ids = async (query: string) =>
      (await ask<NxCreditLogsDto>(`logs/nx-credit?${query}`)).logs.map(({ id }) => id);
    expect([await ids('search=lant'), await ids('search=wick'), await ids('type=GAIN')]).toEqual([
      [2, 1],
      [2],
      [3, 1],
    ]);
    const shop = await ask<InkwellLogsDto>('logs/inkwell');
    expect(shop.stats).toEqual({
      totalPurchases: 3,
      totalVPSpent: 7,
      totalNXSpent: 900,
      popularItems: [
        { id: 5, name: 'Item 5', count: 2 },
        { id: 6, name: 'Item 6', count: 1 },
      ],
    });
    expect((await ask<InkwellLogsDto>('logs/inkwell?currency=NX_CREDIT')).logs.map(({ id }) => id)).toEqual([
      3,
    ]);
  });

  test('the audit by action and by the account that it concerns', async () => {
    await api.seed(async (manager) => {
      await manager.query('DELETE FROM portal_audit');
      for (const [id, action, account, actor] of [
        [1, 'sign-in', 1, 1],
        [2, 'ban', 2, 1],
        [3, 'unban', 2, LOG_READER],
      ])
        await insertRow(manager, 'portal_audit', {
          id: Number(id),
          at: Date.now() - DAY_MS + Number(id),
          action: String(action),
          account_id: Number(account),
          actor_account_id: Number(actor),
          network: '203.0.113.5',
          details: '{"reason":"spam"}',
          previous_hash: 'a',
          hash: 'b',
        });
    });
    const ids = async (query: string) =>
      (await ask<AuditLogsDto>(`logs/audit?${query}`)).logs.map(({ id }) => id);
    expect(await ids('')).toEqual([3, 2, 1]);
    expect(await ids('action=ban')).toEqual([2]);
    expect(await ids('search=lantern')).toEqual([2, 1]);
    expect(await ids('search=wick')).toEqual([2, 1]);
    const [latest] = (await ask<AuditLogsDto>('logs/audit')).logs;
    expect(latest).toMatchObject({
      account_name: "o'hara_%",
      actor_id: LOG_READER,
      ip_address: '203.0.*.*',
      details: { reason: 'spam' },
    });
  });
});
