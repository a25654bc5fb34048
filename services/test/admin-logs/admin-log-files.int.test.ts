import { onOneEngine } from '@portico/testing-api';
import { MINUTE_MS } from '@portico/domain';
import type { AuditLogsDto } from '../../src/modules/admin-logs/logs/audit-log.js';
import { ExportPermission } from '../../src/modules/admin-logs/exports/log-file-stream.js';
import { LogReader } from '../../src/modules/admin-logs/reading/log-reader.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { parseCsv } from '../harness/parse-csv.js';
import { insertAccount, insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

/** Enough on a busy machine too. */
const SOON = { timeout: 10_000, interval: 100 };

/** Nothing more is read from a paused file during this time. */
const RESTING = { timeout: 20_000, interval: 1000 };

const EVIL = ['=cmd()', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'say "hi", then\r\nleave', 'plain'];

onOneEngine('files of logs', (engine) => {
  let logs: LogsApi;
  let api: TestApi;

  beforeAll(async () => {
    logs = await startLogsApi(engine);
    ({ api } = logs);
    await api.app.listen(0, '127.0.0.1');
  });

  afterAll(() => api.close());

  beforeEach(() => logs.empty());

  const file = (path: string) => api.call<string>(`/api/${path}`, { token: logs.token });
  const exportsOf = async () => (await logs.ask<AuditLogsDto>('logs/audit?action=log-export')).logs;

  const manyBosses = (count: number) =>
    api.seed(async (manager) => {
      const at = Date.now() - 2 * MINUTE_MS;
      const rows = Array.from(
        { length: count },
        (_, index) => `(${index + 1}, ${at + (index % 7)}, 11, 1, 'ZAKUM', 'daily')`,
      );
      await manager.query(
        `INSERT INTO portal_boss_log (id, at, character_id, account_id, boss_type, frequency) VALUES ${rows.join(', ')}`,
      );
    });

  let lastAct = 1_000_000;

  /** Audit rows with long details. */
  const longActs = async (count: number, length: number) => {
    for (let first = 0; first < count; first += 100)
      await api.seed(async (manager) => {
        const row = `(?, ${Date.now()}, 'vote', 1, ?, '', '')`;
        const rows = Array.from({ length: 100 }, () => row).join(', ');
        const details = JSON.stringify({ text: 'x'.repeat(length) });
        await manager.query(
          `INSERT INTO portal_audit (id, at, action, account_id, details, previous_hash, hash) VALUES ${rows}`,
          Array.from({ length: 100 }, () => [(lastAct += 1), details]).flat(),
        );
      });
  };

  let longActsWritten: Promise<void> | undefined;
  /** More than the buffers of the connection hold. */
  const longLog = () => (longActsWritten ??= longActs(2000, 20_000));

  test('hold cells that no spreadsheet runs, read back as what they were', async () => {
    await api.seed(async (manager) => {
      for (const [index, source] of EVIL.entries())
        await insertRow(manager, 'portal_nx_log', {
          id: index + 1,
          at: Date.now() - MINUTE_MS,
          account_id: 1,
          type: 'GAIN',
          amount: 5,
          balance_before: 0,
          balance_after: 5,
          source,
        });
    });
    const { status, headers, text } = await file('logs/nx-credit/file');
    expect([status, headers['content-type'], headers['x-total-rows']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      String(EVIL.length),
    ]);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="nx-credit-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [header, ...rows] = parseCsv(text);
    expect(header?.slice(0, 5)).toEqual([
      'time (Asia/Tokyo)',
      'character_id',
      'character',
      'account',
      'type',
    ]);
    const sources = rows.map((row) => row.at(-1)).reverse();
    expect(sources).toEqual([
      ...EVIL.slice(0, 4).map((source) => `'${source}`),
      "'\t'=1",
      "'\r'=1",
      'say "hi", then\r\nleave',
      'plain',
    ]);
    const lines = (await file('logs/nx-credit/file?format=jsonl')).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(
      lines
        .slice(1)
        .map((line) => line.at(-1))
        .reverse(),
    ).toEqual(EVIL);
    expect((await file('logs/nx-credit/file?format=xlsx')).status).toBe(400);
  });

  test('have times of the server, and flags as flags', async () => {
    await api.seed((manager) =>
      insertRow(manager, 'portal_scroll_log', {
        id: 1,
        at: Date.UTC(2026, 10, 26, 21, 38, 27),
        character_id: 11,
        item_id: 1302000,
        scroll_id: 2043001,
        success: 1,
        white_scroll: 0,
        slots_before: 7,
        slots_after: 6,
      }),
    );
    const days = 'startDate=2026-11-27&endDate=2026-11-27';
    const [head, row] = (await file(`logs/scrolling/file?format=jsonl&${days}`)).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head[0]).toBe('time (Asia/Tokyo)');
    expect(row[0]).toBe('2026-11-27 06:38:27');
    expect(row.slice(-4)).toEqual([true, false, 7, 6]);
    const [, cells] = parseCsv((await file(`logs/scrolling/file?${days}`)).text);
    expect(cells?.slice(-4)).toEqual(['true', 'false', '7', '6']);
  });

  test('hold all rows that are chosen, each once, and are written down', async () => {
    await manyBosses(2345);
    await logs.boss(9000, Date.now() - MINUTE_MS, { boss_type: 'HORNTAIL' });
    const rows = parseCsv((await file('logs/boss/file?bossType=ZAKUM&searchFilter=wick')).text).slice(1);
    expect(rows).toHaveLength(2345);
    const times = rows.map(([time]) => time);
    expect(times).toEqual([...times].sort().reverse());
    const [written] = await exportsOf();
    expect(written).toMatchObject({
      actor_id: 900,
      details: {
        log: 'boss',
        format: 'csv',
        rows: 2345,
        isComplete: true,
        bossType: 'ZAKUM',
        search: 'wick',
      },
    });
  });

  test('are read no further once no one takes them, one at a time', async () => {
    await longLog();
    const before = (await exportsOf()).length;
    const { port } = new URL(await api.app.getUrl());
    const answer = await fetch(`http://127.0.0.1:${port}/api/logs/audit/file?format=jsonl`, {
      headers: { 'x-auth-token': logs.token },
    });
    expect(Number(answer.headers.get('x-total-rows'))).toBeGreaterThanOrEqual(2000);
    const second = await file('logs/boss/file');
    expect([second.status, second.text.includes('logs.export_running')]).toEqual([429, true]);
    await answer.body?.cancel();
    await vi.waitFor(async () => expect(await exportsOf()).toHaveLength(before + 1), SOON);
    const [cancelled] = await exportsOf();
    expect(cancelled?.details).toMatchObject({ log: 'audit', isComplete: false });
    expect(Number(cancelled?.details.rows)).toBeLessThan(2000);
    await vi.waitFor(async () => expect((await file('logs/boss/file')).status).toBe(200), SOON);
  });

  test('wait for a slow reader, and go on where they were', async () => {
    await longLog();
    const read = vi.spyOn(api.app.get(LogReader), 'olderThan');
    try {
      const answer = await fetch(`${await api.app.getUrl()}/api/logs/audit/file?format=jsonl`, {
        headers: { 'x-auth-token': logs.token },
      });
      const total = Number(answer.headers.get('x-total-rows'));
      let batches = -1;
      await vi.waitFor(() => {
        const before = batches;
        batches = read.mock.calls.length;
        expect([batches > 0, batches]).toEqual([true, before]);
      }, RESTING);
      // A batch is 500 rows.
      expect(batches).toBeLessThan(Math.floor(total / 500));
      const lines = (await answer.text()).trim().split('\n');
      expect(lines).toHaveLength(total + 1);
    } finally {
      read.mockRestore();
    }
  });

  test.each([
    ['session', 'DELETE FROM portal_session WHERE account_id = 901'],
    ['role', 'UPDATE accounts SET webadmin = 0 WHERE id = 901'],
  ])('end for an admin who loses the %s meanwhile', async (_, statement) => {
    await longActs(600, 20_000);
    await api.seed(async (manager) => {
      await manager.query('DELETE FROM accounts WHERE id = 901');
      await insertAccount(manager, 901, { webadmin: 1 });
    });
    const token = await api.app.get(SessionsService).open(901);
    const permission = api.app.get(ExportPermission);
    permission.everyMs = 20;
    const before = (await exportsOf()).length;
    try {
      const answer = await fetch(`${await api.app.getUrl()}/api/logs/audit/file?format=jsonl`, {
        headers: { 'x-auth-token': token },
      });
      expect(answer.status).toBe(200);
      await api.seed((manager) => manager.query(statement));
      await vi.waitFor(async () => expect(await exportsOf()).toHaveLength(before + 1), SOON);
      expect((await exportsOf())[0]?.details).toMatchObject({ isComplete: false });
      await expect(answer.text()).rejects.toThrow();
    } finally {
      permission.everyMs = 5000;
    }
  });

  test('of a table that the game server does not have are a header', async () => {
    const { status, text } = await file('logs/exp/file?playerId=77');
    expect([status, parseCsv(text)]).toEqual([200, [expect.arrayContaining(['gained_exp'])]]);
  });
});
