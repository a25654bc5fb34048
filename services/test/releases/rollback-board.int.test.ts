import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onOneEngine } from '@portico/testing-api';
import type { ReleaseHistoryDto, ReleasesBoardDto } from '../../src/modules/admin/releases/releases.dto.js';
import { AuditEntity, AuditService } from '../../src/modules/audit/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { publishRelease } from '../../src/modules/releases/publishing/release-publisher.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { retire } from '../../src/modules/releases/publishing/release-rollback.js';
import { ReleaseStore } from '../../src/modules/releases/index.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { changeStored } from '../portal/change-stored.js';
import { writeRemote } from '../portal/remote-source.js';

const WEB_ADMIN = 1;
const ADMIN = 2;
const REASON = 'The tide tables are wrong';

onOneEngine('roll-backs from the board', (engine) => {
  let api: TestApi;
  let store: ReleaseStore;
  let sources: string;
  let token: string;
  let remote: { name: string; paths: string[] };
  let versions: string[];
  let remotes = 0;
  let earlierRows: number;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await insertAccount(manager, WEB_ADMIN, { name: 'Wren', webadmin: 1 });
      await insertAccount(manager, ADMIN, { name: 'Rook' });
    });
    token = await api.app.get(SessionsService).open(WEB_ADMIN);
    store = api.app.get(ReleaseStore);
    sources = mkdtempSync(join(tmpdir(), 'portico-board-'));
  });

  /** Each test has a remote of its own, with three versions and no roll-back. */
  beforeEach(async () => {
    remotes += 1;
    remote = { name: `mfe-sea${remotes}`, paths: [`/sea${remotes}`] };
    earlierRows = (await allAuditRows()).length;
    versions = [];
    for (let wave = 1; wave <= 3; wave += 1) versions.push(await release(wave));
  });

  afterAll(async () => {
    rmSync(sources, { recursive: true, force: true });
    await api.close();
  });

  async function release(wave: number): Promise<string> {
    const source = writeRemote(sources, { ...remote, code: `export const wave = ${wave};` });
    const publisher = { store, shell: { shared: { react: '19.3.1' } }, allowedOrigins: [] };
    return (await publishRelease(publisher, { source: folderSource(source) })).version;
  }

  const addressOf = (end: string) => `/api/releases/${remote.name}/${end}`;
  const rollBack = (payload: object, address = addressOf('rollback')) =>
    api.call(address, { method: 'POST', payload, token });
  const history = async () => (await api.call<ReleaseHistoryDto>(addressOf('history'), { token })).body;
  const inService = async () => (await store.active()).remotes[remote.name]?.version;
  const allAuditRows = () =>
    api.database.reader.manager.find(AuditEntity, {
      where: { action: 'release-rollback' },
      order: { id: 'ASC' },
    });
  const auditRows = async () =>
    (await allAuditRows())
      .slice(earlierRows)
      .map((row) => ({ ...row, details: JSON.parse(row.details ?? '{}') }));

  test('go to any version that is kept, and the board shows it at once', async () => {
    const [first, , third] = versions;
    const { status, body } = await rollBack({ reason: `  ${REASON} `, to: first });
    expect({ status, body }).toEqual({ status: 200, body: { from: third, to: first } });
    expect(await inService()).toBe(first);
    const board = await api.call<ReleasesBoardDto>('/api/releases', { token });
    const shown = board.body.remotes.filter(({ name }) => name === remote.name);
    expect(shown).toMatchObject([{ version: first, previous: third }]);
    expect(await auditRows()).toMatchObject([
      {
        actorAccountId: WEB_ADMIN,
        accountId: null,
        details: { remote: remote.name, before: third, after: first, reason: REASON },
      },
    ]);
  });

  test('go to the version before where none is named, and back', async () => {
    const [, second, third] = versions;
    expect((await rollBack({ reason: REASON })).body).toEqual({ from: third, to: second });
    expect((await rollBack({ reason: 'No, it was the weather' })).body).toEqual({ from: second, to: third });
    expect((await history()).rollbacks).toEqual([
      { at: expect.any(Number), by: 'Wren', from: second, to: third, reason: 'No, it was the weather' },
      { at: expect.any(Number), by: 'Wren', from: third, to: second, reason: REASON },
    ]);
  });

  test('bring back what was retired', async () => {
    await retire(store, remote.name);
    expect((await history()).versions[0]).toMatchObject({
      version: versions[2],
      isInService: false,
      isPrevious: true,
    });
    expect((await rollBack({ reason: REASON })).body).toEqual({ from: null, to: versions[2] });
    expect(await auditRows()).toMatchObject([{ details: { before: null, after: versions[2] } }]);
  });

  test('are listed beside every version on disk', async () => {
    const [first, second, third] = versions;
    await rollBack({ reason: REASON, to: first });
    const { name, versions: kept } = await history();
    expect(name).toBe(remote.name);
    expect(kept.map(({ version }) => version)).toEqual([first, third, second]);
    expect(kept[0]).toEqual({
      version: first,
      isInService: true,
      isPrevious: false,
      isCanary: false,
      origin: { author: null, commit: null, message: null, token: null, key: null, keyFingerprint: null },
      builtAt: expect.any(Number),
      lastServedAt: null,
      brotliBytes: expect.any(Number),
    });
    expect(kept[1]).toMatchObject({ isInService: false, isPrevious: true, lastServedAt: expect.any(Number) });
  });

  test('say why: nothing happens without a reason', async () => {
    for (const reason of ['', '   ', '\u3000', '\u3164'])
      expect(await rollBack({ reason })).toMatchObject({
        status: 400,
        body: { code: 'admin.reason_required' },
      });
    for (const payload of [{}, { reason: 'x'.repeat(201) }, { reason: 7 }, { reason: REASON, force: true }])
      expect(await rollBack(payload)).toMatchObject({
        status: 400,
        body: { code: 'request.validation_failed' },
      });
    expect(await inService()).toBe(versions[2]);
    expect(await auditRows()).toEqual([]);
  });

  test('know remotes by their names alone, and versions by theirs', async () => {
    for (const name of ['mfe-hill', 'constructor', '__proto__', '..', '%2e%2e%2fhome', 'active.json']) {
      const address = `/api/releases/${encodeURIComponent(name)}`;
      expect((await api.call(`${address}/history`, { token })).status).toBe(404);
      expect((await rollBack({ reason: REASON }, `${address}/rollback`)).status).toBe(404);
    }
    expect((await api.call('/api/releases/mfe-hill/history', { token })).body).toMatchObject({
      code: 'releases.remote_not_found',
    });
    for (const to of [
      `../${remote.name}`,
      '..',
      '',
      `../${remote.name}/${versions[0]}`,
      'a\\b',
      'x'.repeat(129),
    ])
      expect(await rollBack({ reason: REASON, to })).toMatchObject({ status: 400 });
    expect(await auditRows()).toEqual([]);
  });

  test('are refused in the words of the publisher, and leave no row', async () => {
    const refused = { status: 409, body: { code: 'releases.refused' } };
    const [first = '', , third = ''] = versions;
    const again = await rollBack({ reason: REASON, to: third });
    expect(again).toMatchObject(refused);
    expect(again.body.msg).toBe(`${remote.name} ${third} is already live`);
    expect((await rollBack({ reason: REASON, to: '1.2.0-00000000' })).body.msg).toMatch(
      'is not kept (anymore)',
    );
    const damaged = { name: remote.name, version: first, path: 'remoteEntry.js' };
    await changeStored(api.unitOfWork, damaged, () => 'another', true);
    expect((await rollBack({ reason: REASON, to: first })).body.msg).toMatch(
      'is not whole, nothing was changed',
    );
    expect(await inService()).toBe(third);
    expect(await auditRows()).toEqual([]);
  });

  test('switch nothing while their row cannot be written', async () => {
    const record = vi.spyOn(api.app.get<AuditService>(AuditService), 'record');
    record.mockRejectedValueOnce(new Error('the disk of the database is full'));
    expect((await rollBack({ reason: REASON })).status).toBe(500);
    expect(await inService()).toBe(versions[2]);
    expect((await rollBack({ reason: REASON })).status).toBe(200);
  });

  test('at the same time happen one after the other: one that names the version does not undo the other', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => rollBack({ reason: REASON, to: versions[0] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await inService()).toBe(versions[0]);
    expect(await auditRows()).toHaveLength(1);
  });

  test('are for web admins', async () => {
    const other = await api.app.get(SessionsService).open(ADMIN);
    const answer = await api.call(addressOf('rollback'), {
      method: 'POST',
      payload: { reason: REASON },
      token: other,
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'identity.forbidden' } });
  });
});
