import { onOneEngine } from '@portico/testing-api';
import { OnlineSampling } from '../../src/modules/activity/online/online-sampling.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { diagnose } from '../../src/modules/doctor/diagnosis.js';
import { DefaultPasswords } from '../../src/modules/identity/index.js';
import { Leases, PeriodicJob, revokeLeases } from '../../src/platform/jobs/index.js';
import { ClientAddresses } from '../../src/platform/http/index.js';
import type { Role } from '../../src/platform/config/index.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

onOneEngine('roles of processes', (engine) => {
  let all: TestApi;
  const others: TestApi[] = [];

  beforeAll(async () => {
    all = await startApi({ engine });
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(async () => {
    for (const other of others) await other.close();
    await all.close();
  });

  async function startOther(role: Role): Promise<TestApi> {
    const { home, databaseUrl } = all.config.env;
    const other = await startApi({ engine, gameTables: 'none', databaseUrl, environment: { home, role } });
    others.push(other);
    return other;
  }

  const leaseOf = async (name: string): Promise<{ holder: string; expiresAt: number } | undefined> => {
    const rows = await all.database.reader.query<{ holder: string; expires_at: number }[]>(
      'SELECT holder, expires_at FROM portal_lease WHERE name = ?',
      [name],
    );
    return rows[0] && { holder: rows[0].holder, expiresAt: Number(rows[0].expires_at) };
  };

  test('a web process starts no work in the background, a worker does', async () => {
    const start = vi.spyOn(PeriodicJob.prototype, 'start');
    await startOther('web');
    expect(start).not.toHaveBeenCalled();
    await startOther('worker');
    expect(start).toHaveBeenCalled();
  });

  test('a web process shows the rankings that others make, and does not take over', async () => {
    await all.app.get(RankBoardService).refresh();
    const before = await leaseOf('rankings');
    await all.app.get(RankBoardService).beforeApplicationShutdown();
    const web = await startOther('web');
    const { generation } = await web.app.get(RankBoardService).refresh();
    expect(generation).toBeGreaterThan(0);
    expect(await leaseOf('rankings')).toEqual({ holder: before?.holder, expiresAt: 0 });
  });

  test('readiness tells the role', async () => {
    const web = await startOther('web');
    expect((await web.call('/api/health/ready')).body).toMatchObject({ status: 'ready', role: 'web' });
    expect((await all.call('/api/health/ready')).body).toMatchObject({ role: 'all' });
  });

  test('the doctor of a web process says when no process works in the background', async () => {
    const web = await startOther('web');
    const backgroundOf = async ({ app, database, config }: TestApi) => {
      const running = {
        proxies: app.get(ClientAddresses).faults,
        defaultPasswords: app.get(DefaultPasswords),
      };
      const { findings } = await diagnose(database, config, running);
      return findings.find(({ check }) => check === 'background');
    };
    await all.app.get(Leases).take('some-job', 60_000);
    expect(await backgroundOf(web)).toMatchObject({ state: 'ready' });
    await all.seed(async (manager) => revokeLeases(manager));
    expect(await backgroundOf(web)).toMatchObject({ state: 'off', reason: 'noWorker', isUrgent: true });
    expect(await backgroundOf(all)).toBeUndefined();
  });

  test('a process that ends in order gives up its leases, so that the next leads at once', async () => {
    const worker = await startOther('worker');
    others.splice(others.indexOf(worker), 1);
    await worker.app.get(OnlineSampling).job.run();
    expect((await leaseOf('online-sampling'))?.expiresAt).toBeGreaterThan(Date.now());
    await worker.close();
    expect((await leaseOf('online-sampling'))?.expiresAt).toBe(0);
  });
});
