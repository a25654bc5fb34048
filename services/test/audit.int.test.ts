import { forEachEngine } from '@portico/testing-api';
import { auditEntities, auditMigrations, AuditService } from '../src/modules/audit/index.js';
import { describe as printed } from '../src/modules/audit/commands/audit-command.js';
import { verifyChain } from '../src/modules/audit/audit-verification.js';
import { AuditEntity } from '../src/modules/audit/audit.entity.js';
import { AuditRepository } from '../src/modules/audit/audit.repository.js';
import { createDatabase, createUnitOfWork } from '../src/platform/persistence/index.js';
import type { Database, DatabaseSchema } from '../src/platform/persistence/index.js';
import { openTestDatabase } from './harness/open-database.js';
import type { OpenDatabase } from './harness/open-database.js';
import { proves } from './harness/proves.js';
import { testConfig } from './harness/test-config.js';

const schema: DatabaseSchema = { entities: auditEntities, migrations: auditMigrations };
const client = { network: '203.0.113.9', device: 'A browser', requestId: 'c0ffee' };

const repositoryOf = ({ reader }: Database) => new AuditRepository(reader.getRepository(AuditEntity), reader);

/** As many rows as fit into several batches. */
const ROWS = 7;

forEachEngine('the audit', (engine) => {
  proves('modules/audit/audit.repository');

  let open: OpenDatabase;
  let audit: AuditService;
  let repository: AuditRepository;

  const change = (sql: string) => open.unitOfWork.run((manager) => manager.query(sql));
  const verify = () => verifyChain(repository, 3);

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    repository = repositoryOf(open.database);
    audit = new AuditService(repository, open.unitOfWork);
  });

  afterEach(() => open.close());

  async function recordSome(): Promise<void> {
    for (let account = 1; account <= ROWS; account++)
      await audit.record({ action: 'sign-in', accountId: account, client, details: { b: 1, a: 'ü' } });
  }

  test('holds when it is empty, and after rows of all kinds', async () => {
    expect(await verify()).toEqual({ rows: 0, hash: expect.any(String) });
    await recordSome();
    await audit.record({ action: 'sign-in-failed', accountId: null });
    const report = await verify();
    expect(report).toEqual({ rows: ROWS + 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(printed(report)).toBe(`The chain is intact: rows 1 to 8.\nIts head is ${report.hash}\n`);
  });

  test('holds under 50 rows at once and a second process', async () => {
    const second = createDatabase(testConfig(open), schema, () => undefined);
    await second.open();
    const other = new AuditService(repositoryOf(second), createUnitOfWork(second));
    const writers = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? audit : other));
    await Promise.all(writers.map((writer) => writer.record({ action: 'sign-in', accountId: 1, client })));
    await second.close();
    expect(await verify()).toEqual({ rows: 50, hash: expect.any(String) });
  });

  test('takes its row back with the unit of work that it was part of', async () => {
    const failed = open.unitOfWork.run(async () => {
      await audit.record({ action: 'sign-in', accountId: 1 });
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    await audit.record({ action: 'sign-out', accountId: 1 });
    expect(await verify()).toEqual({ rows: 1, hash: expect.any(String) });
    expect(await audit.newestOf(1, ['sign-in', 'sign-out'], 5)).toMatchObject([
      { id: 1, action: 'sign-out' },
    ]);
  });

  test('answers the newest rows of an account with their details', async () => {
    await recordSome();
    await audit.record({ action: 'sign-in-failed', accountId: 2, client, details: { reason: 'password' } });
    expect(await audit.newestOf(2, ['sign-in', 'sign-in-failed'], 20)).toMatchObject([
      { action: 'sign-in-failed', network: '203.0.113.9', details: { reason: 'password' } },
      { action: 'sign-in', details: { a: 'ü', b: 1 } },
    ]);
    expect(await audit.newestOf(2, ['sign-in', 'sign-in-failed'], 1)).toHaveLength(1);
  });

  const columns = 'at, action, account_id, actor_account_id, network, device, details, request_id';
  const copyOf = (id: number, to: number) =>
    `INSERT INTO portal_audit (id, ${columns}, previous_hash, hash)
     SELECT ${to}, ${columns}, previous_hash, hash FROM portal_audit WHERE id = ${id}`;

  test.each([
    ['changed', `UPDATE portal_audit SET account_id = 99 WHERE id = 4`, 4, 'was changed'],
    ['given another time', `UPDATE portal_audit SET at = at - 1 WHERE id = 1`, 1, 'was changed'],
    ['removed', `DELETE FROM portal_audit WHERE id = 4`, 4, 'is missing'],
    ['removed at the beginning', `DELETE FROM portal_audit WHERE id = 1`, 1, 'is missing'],
    ['removed at the end', `DELETE FROM portal_audit WHERE id = 7`, 7, 'is missing'],
    ['inserted before the first', copyOf(2, 0), 0, 'was inserted before the first row'],
    ['inserted past the head', copyOf(7, 8), 8, 'was added past the head of the chain'],
    ['removed with all others', `DELETE FROM portal_audit`, 1, 'is missing'],
    ['left without a head', `DELETE FROM portal_audit_head`, 7, 'was added past the head of the chain'],
  ])('tells of a row that was %s', async (_, statement, id, reason) => {
    await recordSome();
    await change(statement);
    const report = await verify();
    expect(report.broken).toEqual({ id, reason });
    expect(printed(report)).toContain(`Broken at row ${id}: it ${reason}.\n`);
  });

  test('tells of a row that was inserted between two, and of one that was written again with its hash', async () => {
    await recordSome();
    await change('UPDATE portal_audit SET id = id + 100 WHERE id > 3');
    await change(copyOf(3, 4));
    await change('UPDATE portal_audit SET id = id - 99 WHERE id > 100');
    expect((await verify()).broken).toEqual({
      id: 4,
      reason: 'does not follow row 3: one of the two was changed or inserted',
    });
  });
});
