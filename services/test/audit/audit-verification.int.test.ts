import { MINUTE_MS } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { AuditVerificationService } from '../../src/modules/audit/audit-verification.js';
import type { AuditVerificationDto } from '../../src/modules/audit/audit-verification.js';
import { AuditRepository } from '../../src/modules/audit/audit.repository.js';
import { AuditService } from '../../src/modules/audit/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const VERIFICATION = '/api/audit/verification';
const WEB_ADMIN = 1;

/** More than fit into one batch. */
const ROWS = 1203;

onOneEngine('the verification of the audit', (engine) => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed((manager) => insertAccount(manager, WEB_ADMIN, { webadmin: 1 }));
    token = await api.app.get(SessionsService).open(WEB_ADMIN);
  });

  afterAll(() => api.close());

  /** Each test begins new chains. */
  beforeEach(() =>
    api.seed(async (manager) => {
      for (const table of ['portal_audit', 'portal_audit_head']) await manager.query(`DELETE FROM ${table}`);
    }),
  );

  const verify = () => api.call<AuditVerificationDto>(VERIFICATION, { token });

  async function record(rows: number): Promise<void> {
    const audit = api.app.get<AuditService>(AuditService);
    await api.unitOfWork.run(async () => {
      for (let row = 1; row <= rows; row += 1)
        await audit.record({ action: 'sign-in', accountId: WEB_ADMIN, details: { row } });
    });
  }

  test('answers that the chain holds, with its length and the hash to write down', async () => {
    await record(ROWS);
    const begun = Date.now();
    const { status, body } = await verify();
    expect(status).toBe(200);
    expect(body).toEqual({
      at: expect.any(Number),
      rows: ROWS,
      hash: expect.stringMatching(/^\d+\.[0-9a-f]{64}$/),
      broken: null,
    });
    expect(body.at).toBeGreaterThanOrEqual(begun);
  });

  test('names the first row that was changed', async () => {
    const begun = Date.now();
    await record(5);
    const [row] = await api.database.reader.query<{ id: number | string }[]>(
      'SELECT id FROM portal_audit ORDER BY id LIMIT 1 OFFSET 2',
    );
    const id = Number(row?.id);
    await api.seed((manager) => manager.query(`UPDATE portal_audit SET account_id = 9 WHERE id = ${id}`));
    const { broken } = (await verify()).body;
    expect(broken).toEqual({ id, at: expect.any(Number), reason: 'was changed' });
    expect(Math.abs((broken?.at ?? 0) - begun)).toBeLessThan(MINUTE_MS);
  });

  test('walks once for all callers at the same time, and again for later ones', async () => {
    await record(3);
    const walks = vi.spyOn(api.app.get<AuditRepository>(AuditRepository), 'ends');
    const verifications = api.app.get<AuditVerificationService>(AuditVerificationService);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verifications.verify()));
    expect(new Set(answers).size).toBe(1);
    expect(walks).toHaveBeenCalledTimes(2);
    await record(1);
    expect((await verify()).body.rows).toBe(4);
    expect(walks).toHaveBeenCalledTimes(4);
  });

  test('lets other requests in while it walks', async () => {
    await record(ROWS);
    const turns: string[] = [];
    const walking = verify().then(() => turns.push('verified'));
    const interval = setInterval(() => turns.push('turn'), 0);
    await walking;
    clearInterval(interval);
    expect(turns.indexOf('verified')).toBeGreaterThan(0);
  });
});
