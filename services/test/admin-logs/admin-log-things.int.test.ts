import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { AuditLogsDto } from '../../src/modules/admin-logs/logs/audit-log.js';
import type { InkwellLogsDto } from '../../src/modules/admin-logs/logs/inkwell-log.js';
import type { NxCreditLogsDto } from '../../src/modules/admin-logs/logs/nx-credit-log.js';
import type { ScrollingLogsDto } from '../../src/modules/admin-logs/logs/scrolling-log.js';
import type { AdminVoteLogsDto } from '../../src/modules/admin-logs/logs/votes-log.js';
import type { LogChartDto } from '../../src/modules/admin-logs/reading/log-answer.dto.js';
import { startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { importCatalog } from '../rows/catalog-rows.js';

forEachEngine('logs narrowed by items and sources', (engine) => {
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

  test('NX and votes by where they came from, with the sources that there are', async () => {
    const at = Date.now() - MINUTE_MS;
    const nx = { at, account_id: 1, balance_before: 0, balance_after: 0, type: 'GAIN', amount: 5 };
    await api.seed(async (manager) => {
      for (const [id, source] of [
        [1, 'Vote'],
        [2, 'Gachapon'],
        [3, 'Vote'],
      ] as const)
        await insertRow(manager, 'portal_nx_log', { ...nx, id, source });
      for (const [id, site] of [
        [1, 'topg'],
        [2, 'gtop100'],
      ] as const)
        await insertRow(manager, 'portal_vote', {
          id,
          account_id: 1,
          site,
          vote_key: String(id),
          at,
          confirmed_at: at,
          state: 'credited',
        });
    });
    const all = await ask<NxCreditLogsDto>('logs/nx-credit');
    expect(all.sources).toEqual(['Gachapon', 'Vote']);
    const votes = await ask<NxCreditLogsDto>('logs/nx-credit?source=Vote&type=GAIN');
    expect([votes.logs.map(({ id }) => id), votes.stats.totalGained]).toEqual([[3, 1], 10]);
    expect((await ask<NxCreditLogsDto>('logs/nx-credit?source=Cash')).logs).toEqual([]);
    const sites = await ask<AdminVoteLogsDto>('voting/admin/logs?source=topg');
    expect([sites.sources, sites.logs.map(({ site }) => site)]).toEqual([['gtop100', 'topg'], ['topg']]);
    const bosses = await ask<NxCreditLogsDto>('logs/boss?source=Vote&item=5');
    expect(bosses.sources).toEqual([]);
    expect(await refused(`logs/nx-credit?source=${'x'.repeat(65)}`)).toEqual([400, true]);
  });

  test('scrolls and purchases of an item, by its id or a part of its name, each by an index', async () => {
    const at = Date.now() - MINUTE_MS;
    const used = { character_id: 11, success: 1, white_scroll: 0, slots_before: 7, slots_after: 6 };
    const bought = {
      account_id: 1,
      character_id: 11,
      quantity: 1,
      cost: 5,
      balance_before: 9,
      balance_after: 4,
    };
    await api.seed(async (manager) => {
      await importCatalog(manager);
      for (const [id, item, scroll] of [
        [1, 1302000, 2043000],
        [2, 1302001, 1302000],
        [3, 1402000, 2043001],
        [4, 1302000, 1302001],
      ] as const)
        await insertRow(manager, 'portal_scroll_log', { ...used, id, at, item_id: item, scroll_id: scroll });
      for (const [id, item] of [
        [1, 2000000],
        [2, 3010000],
      ] as const)
        await insertRow(manager, 'portal_inkwell_log', {
          ...bought,
          id,
          at,
          item_id: item,
          currency: 'NX_CREDIT',
        });
      await insertRow(manager, 'portal_scroll_log', {
        ...used,
        id: 5,
        at: at - 20 * DAY_MS,
        item_id: 1302000,
        scroll_id: 1,
      });
    });
    await api.loadCatalog();
    const scrolls = (query: string) => ask<ScrollingLogsDto>(`logs/scrolling?${query}`);
    const ids = async (query: string) => (await scrolls(query)).logs.map(({ id }) => id);
    expect(await ids('item=1302000')).toEqual([4, 2, 1]);
    expect(await ids('item=2043001')).toEqual([3]);
    expect(await ids('item=ferry%20oar')).toEqual([4, 2, 1]);
    expect(await ids('item=wicker')).toEqual([]);
    expect(await ids('item=1302000&search=wick&success=true')).toEqual([4, 2, 1]);
    expect(await ids('item=1302000&success=false')).toEqual([]);
    const first = await scrolls('item=oar&limit=2');
    expect(first.pagination).toMatchObject({ totalLogs: 3, totalPages: 2, isAbout: false });
    expect(first.stats.totalScrolls).toBe(3);
    expect(await ids(`item=oar&limit=2&cursor=${first.pagination.next ?? ''}`)).toEqual([1]);
    expect((await ask<InkwellLogsDto>('logs/inkwell?item=tonic')).logs.map(({ id }) => id)).toEqual([1]);
    const chart = await ask<LogChartDto>('logs/scrolling/chart?item=1302000');
    expect(chart.points.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const file = await api.call('/api/logs/scrolling/file?item=2043001', { token: logs.token });
    expect(file.text.trim().split('\n')).toHaveLength(2);
    const [audited] = (await ask<AuditLogsDto>('logs/audit?action=log-export')).logs;
    expect(audited?.details).toMatchObject({ log: 'scrolling', item: '2043001', rows: 1 });
    expect(await refused(`logs/scrolling?item=${'x'.repeat(65)}`)).toEqual([400, true]);
    const statements = await statementsOf(api.database, () => scrolls('item=ferry&search=wick'));
    const reads = statements.filter(({ text }) => text.includes('UNION ALL'));
    expect(reads.length).toBeGreaterThan(0);
    for (const statement of reads)
      expect((await fullScansOf(api, statement)).filter((table) => !/logged|counted/.test(table))).toEqual(
        [],
      );
  });
});
