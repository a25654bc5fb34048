import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { ErrorCounts } from '../../src/modules/error-reports/error-counts.js';
import { OnlineSampling } from '../../src/modules/activity/online/online-sampling.js';
import { metrics, MetricsServer } from '../../src/platform/metrics/index.js';
import { startBallot } from '../rows/ballot.js';
import type { Ballot } from '../rows/ballot.js';

forEachEngine('metrics', (engine) => {
  let ballot: Ballot;
  let address: string;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: [{ id: 'one', nx: 1000 }], environment: { metricsPort: 0 } });
    address = `http://127.0.0.1:${ballot.api.app.get(MetricsServer).port}`;
  });

  afterAll(() => ballot.api.close());

  const scrape = async () => (await fetch(`${address}/metrics`)).text();
  const valueOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    );

  /** Counters belong to the process, and other tests may have changed them. */
  const countsOf = async (series: readonly string[]) => {
    const text = await scrape();
    return series.map((name) => valueOf(text, name) || 0);
  };

  test('count requests by the template of their route, and not those of the portal to itself', async () => {
    const count = 'portico_http_request_seconds_count';
    const series = [
      `${count}{method="GET",route="/api/droprates/map/:id/monsters",status="401"}`,
      `${count}{method="GET",route="/api/*",status="404"}`,
    ];
    const [maps = 0, unknown = 0] = await countsOf(series);
    await ballot.api.call('/api/droprates/map/1/monsters');
    await ballot.api.call('/api/droprates/map/2/monsters');
    await ballot.api.call('/api/nothing/here');
    expect(await countsOf(series)).toEqual([maps + 2, unknown + 1]);
  });

  test('count votes, ledger entries that were committed, and errors of remotes', async () => {
    const series = [
      'portico_ledger_entries_total{reason="vote",currency="NX"}',
      'portico_votes_total{site="one",verdict="confirmed"}',
      'portico_remote_errors_total{remote="mfe-sea",side="server"}',
    ];
    const before = await countsOf(series);
    await ballot.vote(await ballot.newVoter(), 'one');
    const gone = ballot.report('one', await ballot.tokenOf(await ballot.newVoter(), 'one'), {
      alsoIn: () => Promise.reject(new Error('no evidence')),
    });
    await expect(gone).rejects.toThrow('no evidence');
    ballot.api.app.get(ErrorCounts).add({ remote: 'mfe-sea', version: '1', message: 'x', place: 'server' });
    expect(await countsOf(series)).toEqual(before.map((count) => count + 1));
  });

  test('tell of queues, leases, the database and the event loop', async () => {
    await ballot.api.app.get(OnlineSampling).job.run();
    const text = await scrape();
    expect(valueOf(text, 'portico_queue_length{queue="sprites",state="waiting"}')).toBe(0);
    expect(valueOf(text, 'portico_leases_held{lease="online-sampling"}')).toBe(1);
    expect(valueOf(text, 'portico_database_up{for="writes"}')).toBe(1);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    const open = valueOf(text, 'portico_database_connections{pool="writer",state="open"}') || 0;
    // Tests on SQLite may run after others in the process that had pools.
    expect(open).toBeGreaterThanOrEqual(engine === 'mariadb' ? 1 : 0);
  });

  test('are not among the addresses of visitors', async () => {
    expect((await ballot.api.call('/metrics')).text).not.toContain('portico_');
    expect((await fetch(`${address}/api/health/live`)).status).toBe(404);
  });
});

test('those that dashboard and alerts name are there, and each is on the dashboard and documented', async () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8');
  const dashboard = read('deploy/monitoring/grafana-dashboard.json');
  const [, table = ''] = read('docs/operating.md').split('\n## Metrics\n');
  const namesIn = (text: string) =>
    new Set([...text.matchAll(/\bportico_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket|sum)$/, '')));
  const own = metrics
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('portico_'));
  expect(own).toEqual(expect.arrayContaining([...namesIn(read('deploy/monitoring/alerts.yml'))]));
  for (const text of [dashboard, table]) expect([...namesIn(text)].sort()).toEqual(own.sort());
});
