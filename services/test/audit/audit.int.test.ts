import { setTimeout as pause } from 'node:timers/promises';
import { forEachEngine } from '@portico/testing-api';
import { auditEntities, auditMigrations, AuditService } from '../../src/modules/audit/index.js';
import { describe as printed } from '../../src/modules/audit/commands/audit-command.js';
import { auditHash, timeOf } from '../../src/modules/audit/audit-chains.js';
import { readHead, verifyChains } from '../../src/modules/audit/audit-verification.js';
import { AuditEntity } from '../../src/modules/audit/audit.entities.js';
import { AuditRepository } from '../../src/modules/audit/audit.repository.js';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import type { Database, DatabaseSchema } from '../../src/platform/persistence/index.js';
import { openTestDatabase } from '../harness/open-database.js';
import type { OpenDatabase } from '../harness/open-database.js';
import { proves } from '../harness/proves.js';
import { testConfig } from '../harness/test-config.js';

const schema: DatabaseSchema = { entities: auditEntities, migrations: auditMigrations };
const client = { network: '203.0.113.9', device: 'A browser', requestId: 'c0ffee' };

const repositoryOf = ({ reader }: Database) => new AuditRepository(reader.getRepository(AuditEntity), reader);

/** Actors of two chains, more than fit into one batch. */
const ACTORS = [1, 2, 17, 2, 1, 33, 2];

/** Older than the rows that a chain's head covers. */
const SETTLED_MS = 11 * 60_000;

forEachEngine('the audit', (engine) => {
  proves('modules/audit/audit.repository');

  let open: OpenDatabase;
  let audit: AuditService;
  let repository: AuditRepository;

  const change = (sql: string) => open.unitOfWork.run((manager) => manager.query(sql));
  const verify = () => verifyChains(repository, { batch: 3 });

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    repository = repositoryOf(open.database);
    audit = new AuditService(repository, open.unitOfWork);
  });

  afterEach(() => open.close());

  /** Returns the ids of the rows. */
  async function recordSome(): Promise<number[]> {
    for (const [row, accountId] of ACTORS.entries()) {
      await audit.record({ action: 'sign-in', accountId, client, details: { row, a: 'ü' } });
      // Ids of different chains have no order within a millisecond.
      await pause(2);
    }
    const rows = await open.database.reader.query<{ id: number | string; details: string }[]>(
      'SELECT id, details FROM portal_audit',
    );
    return rows
      .toSorted((one, other) => JSON.parse(one.details).row - JSON.parse(other.details).row)
      .map(({ id }) => Number(id));
  }

  test('holds when it is empty, and after rows of all kinds', async () => {
    const head = expect.stringMatching(/^\d+\.[0-9a-f]{64}$/);
    expect(await verify()).toEqual({ rows: 0, head });
    await recordSome();
    await audit.record({ action: 'sign-in-failed', accountId: null });
    const report = await verify();
    expect(report).toEqual({ rows: ACTORS.length + 1, head });
    expect(printed(report)).toBe(`All chains are intact: 8 rows.\nIts head is ${report.head}\n`);
  });

  test('holds under 50 rows at once and a second process', async () => {
    const second = createDatabase(testConfig(open), schema, () => undefined);
    await second.open();
    const other = new AuditService(repositoryOf(second), createUnitOfWork(second));
    const writers = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? audit : other));
    await Promise.all(
      writers.map((writer, index) => writer.record({ action: 'sign-in', accountId: index % 20, client })),
    );
    await second.close();
    expect(await verify()).toEqual({ rows: 50, head: expect.any(String) });
  });

  test('takes its row back with the unit of work that it was part of', async () => {
    const failed = open.unitOfWork.run(async () => {
      await audit.record({ action: 'sign-in', accountId: 1 });
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    await audit.record({ action: 'sign-out', accountId: 1 });
    expect(await verify()).toEqual({ rows: 1, head: expect.any(String) });
    expect(await audit.newestOf(1, ['sign-in', 'sign-out'], 5)).toMatchObject([{ action: 'sign-out' }]);
  });

  test('answers the newest rows of an account with their details', async () => {
    await recordSome();
    await audit.record({ action: 'sign-in-failed', accountId: 2, client, details: { reason: 'password' } });
    expect(await audit.newestOf(2, ['sign-in', 'sign-in-failed'], 20)).toMatchObject([
      { action: 'sign-in-failed', network: '203.0.113.9', details: { reason: 'password' } },
      { action: 'sign-in', details: { row: 6, a: 'ü' } },
      { action: 'sign-in', details: { row: 3 } },
      { action: 'sign-in', details: { row: 1 } },
    ]);
    expect(await audit.newestOf(2, ['sign-in', 'sign-in-failed'], 1)).toHaveLength(1);
  });

  const columns = 'at, action, account_id, actor_account_id, network, device, details, request_id';
  const copyOf = (id: number, to: number) =>
    `INSERT INTO portal_audit (id, ${columns}, previous_hash, hash)
     SELECT ${to}, ${columns}, previous_hash, hash FROM portal_audit WHERE id = ${id}`;

  type Ids = readonly [number, number, number, number, number, number, number];
  const taken = 'a row was changed, inserted or taken out';
  const pastHead = 'was added past the head of the chain';

  test.each<[string, (ids: Ids) => string, (ids: Ids) => { id: number; reason: string }]>([
    [
      'changed',
      ([, , , fourth]) => `UPDATE portal_audit SET account_id = 99 WHERE id = ${fourth}`,
      ([, , , id]) => ({ id, reason: 'was changed' }),
    ],
    [
      'given another time',
      ([first]) => `UPDATE portal_audit SET at = at - 1 WHERE id = ${first}`,
      ([id]) => ({ id, reason: 'was changed' }),
    ],
    [
      'removed',
      ([, , third]) => `DELETE FROM portal_audit WHERE id = ${third}`,
      ([first, , , , id]) => ({ id, reason: `does not follow row ${first}: ${taken}` }),
    ],
    [
      'removed at the beginning',
      ([first]) => `DELETE FROM portal_audit WHERE id = ${first}`,
      ([, , id]) => ({ id, reason: `does not follow the beginning of its chain: ${taken}` }),
    ],
    [
      'removed at the end',
      ([, , , , , , last]) => `DELETE FROM portal_audit WHERE id = ${last}`,
      ([, , , , , , id]) => ({ id, reason: 'is missing' }),
    ],
    [
      'removed at the end of another chain',
      ([, , , , , sixth]) => `DELETE FROM portal_audit WHERE id = ${sixth}`,
      ([, , , , , id]) => ({ id, reason: 'is missing' }),
    ],
    [
      'inserted before the first',
      ([id]) => copyOf(id, 0),
      () => ({ id: 0, reason: 'was inserted before the first row' }),
    ],
    [
      'inserted between two',
      ([, second]) => copyOf(second, second + 16),
      ([, second]) => ({ id: second + 16, reason: `does not follow row ${second}: ${taken}` }),
    ],
    [
      'inserted past all heads',
      ([, , , , , , last]) => copyOf(last, last + 16),
      ([, , , , , , last]) => ({ id: last + 16, reason: pastHead }),
    ],
    [
      'inserted into a chain that has no head',
      ([, , , , , , last]) => copyOf(last, last - 15),
      ([, , , , , , last]) => ({ id: last - 15, reason: pastHead }),
    ],
    [
      'removed with all others',
      () => 'DELETE FROM portal_audit',
      ([, , , , , id]) => ({ id, reason: 'is missing' }),
    ],
    [
      'left without a head',
      () => "DELETE FROM portal_audit_head WHERE name = '1'",
      ([, , , , , id]) => ({ id, reason: pastHead }),
    ],
    [
      'left without any head',
      () => 'DELETE FROM portal_audit_head',
      ([, , , , , , id]) => ({ id, reason: pastHead }),
    ],
  ])('tells of a row that was %s', async (_, statementOf, brokenOf) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = await recordSome();
    const ids: Ids = [a, b, c, d, e, f, g];
    await change(statementOf(ids));
    const report = await verify();
    const { id, reason } = brokenOf(ids);
    expect(report.broken).toEqual({ id, reason });
    const time = timeOf(id);
    const of = time === null ? '' : ` of ${new Date(time).toISOString()}`;
    expect(printed(report)).toContain(`Broken at row ${id}${of}: it ${reason}.\n`);
  });

  test('holds with a head that was written down, until what it covers is written again with all hashes', async () => {
    const then = Date.now() - SETTLED_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: then });
    const [first = 0] = await recordSome().finally(() => vi.useRealTimers());
    expect(timeOf(first)).toBe(then);
    const written = readHead((await verify()).head);
    await recordSome();
    expect((await verifyChains(repository, { written })).broken).toBeUndefined();
    const rows = await open.database.reader.manager.find(AuditEntity, { order: { id: 'ASC' } });
    let hash = '0'.repeat(64);
    for (const row of rows.filter(({ id }) => id % 16 === first % 16)) {
      const previousHash = hash;
      hash = auditHash(previousHash, { ...row, accountId: 5 });
      const forged = { accountId: 5, previousHash, hash };
      await open.unitOfWork.run((manager) => manager.update(AuditEntity, { id: row.id }, forged));
    }
    await change(`UPDATE portal_audit_head SET hash = '${hash}' WHERE name = '1'`);
    expect((await verify()).broken).toBeUndefined();
    expect((await verifyChains(repository, { written })).broken).toEqual({
      id: written?.lastId,
      reason: 'ends other rows than the head that was written down',
    });
  });

  test('verifies the one chain of an earlier version as before, and goes on beside it', async () => {
    let hash = '0'.repeat(64);
    for (let id = 1; id <= 5; id += 1) {
      const content = { id, at: id, action: 'sign-in', accountId: id, actorAccountId: null, network: null };
      const row = { ...content, device: null, details: null, requestId: null, previousHash: hash };
      hash = auditHash(row.previousHash, row);
      await open.unitOfWork.run((manager) => manager.insert(AuditEntity, { ...row, hash }));
    }
    await change(`INSERT INTO portal_audit_head (name, last_id, hash) VALUES ('head', 5, '${hash}')`);
    await audit.record({ action: 'sign-in', accountId: 3 });
    expect(await verify()).toEqual({ rows: 6, head: expect.any(String) });
    const rows = await repository.rows(undefined, 10);
    const compare = async (head: string) =>
      (await verifyChains(repository, { written: readHead(head) })).broken;
    const [newer, ...older] = rows.toReversed().map(({ hash: head }) => head);
    for (const head of older) expect(await compare(head)).toBeUndefined();
    expect(await compare(String(newer))).toEqual({ id: 5, reason: expect.any(String) });
    expect(await compare('f'.repeat(64))).toEqual({ id: 5, reason: expect.any(String) });
    await change('DELETE FROM portal_audit WHERE id = 5');
    expect((await verify()).broken).toEqual({ id: 5, reason: 'is missing' });
    await change('DELETE FROM portal_audit WHERE id = 2');
    expect((await verify()).broken).toEqual({ id: 2, reason: 'is missing' });
  });
});
