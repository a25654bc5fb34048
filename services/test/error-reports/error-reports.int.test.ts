import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { ReleasesService } from '../../src/modules/admin/releases/releases.service.js';
import { ErrorCounts } from '../../src/modules/error-reports/error-counts.js';
import {
  ErrorCountEntity,
  ErrorCountsRepository,
} from '../../src/modules/error-reports/error-counts.repository.js';
import { RecentErrorsReader } from '../../src/modules/error-reports/index.js';
import { CanaryWorker } from '../../src/modules/releases/canary/canary-worker.js';
import { CanaryVisits, DRAWS, groupOf, PreviewTickets } from '../../src/modules/releases/index.js';
import { CanaryEntity, CanaryVisitorEntity } from '../../src/modules/releases/storage/release.entities.js';
import { ReleaseRegistry } from '../../src/modules/releases/registry/release-registry.js';
import { ReleaseStore } from '../../src/modules/releases/storage/release-store.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { publishRelease } from '../../src/modules/releases/publishing/release-publisher.js';
import { RenderingFaults } from '../../src/modules/rendering/index.js';
import { proves } from '../harness/proves.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';

const ADDRESS = '/api/error-reports';

forEachEngine('reports of errors', (engine) => {
  proves('modules/error-reports/error-counts.repository', 'modules/releases/storage/canary-tables');

  let api: TestApi;
  let first: string;
  let second: string;
  let visitors = 0;
  const sources = mkdtempSync(join(tmpdir(), 'portico-remotes-'));

  beforeAll(async () => {
    api = await startApi({ engine });
    first = await release('export const wave = 1;');
    second = await release('export const wave = 2;');
    await api.app.get(ReleaseRegistry).lookAgain();
  });

  beforeEach(async () => {
    await api.app.get(ErrorCounts).write();
    await api.seed(async (manager) => void (await manager.clear(ErrorCountEntity)));
  });

  afterAll(async () => {
    await api.close();
    rmSync(sources, { recursive: true, force: true });
  });

  const release = async (code: string, canaryShare?: number) => {
    const options = { store: api.app.get(ReleaseStore), shell: undefined, allowedOrigins: [] };
    const source = writeRemote(sources, { name: 'mfe-sea', code });
    return (await publishRelease(options, { source: folderSource(source), canaryShare })).version;
  };
  const send = (address: string, payload: object, cookie: string, remoteAddress: string) =>
    api.call(address, { method: 'POST', payload, headers: { cookie }, remoteAddress });
  const nextAddress = () => `10.0.${++visitors >> 8}.${visitors & 255}`;
  const report = (changes: object = {}, remoteAddress = nextAddress(), cookie = '') =>
    send(
      ADDRESS,
      { remote: 'mfe-sea', version: second, message: 'Error: wave', ...changes },
      cookie,
      remoteAddress,
    );
  const view = (changes: object = {}, cookie = '') =>
    send('/api/page-views', { remote: 'mfe-sea', version: second, ...changes }, cookie, nextAddress());
  const written = async () => {
    await api.app.get(ErrorCounts).write();
    return api.database.reader.manager.find(ErrorCountEntity, { order: { occurrences: 'DESC' } });
  };
  const recent = async (version = second) =>
    (await api.app.get(RecentErrorsReader).lastDay(new Map([['mfe-sea', { version }]]))).get('mfe-sea');

  test('what did not render on the server is counted with them', async () => {
    const fault = { remote: 'mfe-sea', version: second, page: '/sea', stack: undefined };
    const faults = api.app.get(RenderingFaults);
    faults.report({ ...fault, slot: undefined, message: 'It took longer than 1000 ms' });
    faults.report({ ...fault, slot: 'item.offers', message: 'Error: wave' });
    expect(await written()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ message: 'On the server: It took longer than 1000 ms', place: 'server' }),
        expect.objectContaining({ message: 'item.offers: On the server: Error: wave', place: 'server' }),
      ]),
    );
    expect(await recent()).toMatchObject({ count: 2 });
  });

  test('are counted by release, hour and message, numbers aside', async () => {
    for (const message of ['Error: wave 1', 'Error: wave 22', 'Error: tide'])
      expect((await report({ message, place: 'static/remote.js:1:20' })).status).toBe(204);
    await report({ version: first });
    await report({ remote: 'shell', version: '', message: 'Error: frame' });
    const rows = await written();
    expect(rows.map(({ remote, version, occurrences }) => [remote, version, occurrences])).toEqual(
      expect.arrayContaining([
        ['mfe-sea', second, 2],
        ['mfe-sea', second, 1],
        ['mfe-sea', first, 1],
        ['shell', '', 1],
      ]),
    );
    expect(rows[0]).toMatchObject({ message: 'Error: wave 1', place: 'static/remote.js:1:20' });
    expect((rows[0]?.hourAt ?? 1) % HOUR_MS).toBe(0);
    await report({ message: 'Error: wave 3' });
    expect((await written())[0]?.occurrences).toBe(3);
    expect(await recent()).toMatchObject({ count: 5, most: { message: 'Error: wave 1', version: second } });
    expect(await recent(first)).toMatchObject({ count: 5, most: { message: 'Error: wave', version: first } });
    expect(await recent('9.9.9-00000000')).toMatchObject({ most: { message: 'Error: wave 1' } });
  });

  test('name the slot that the code filled, apart from the same error on a page', async () => {
    const message = 'TypeError: price';
    for (const slot of [null, 'item.offers', 'item.offers']) await report({ message, slot });
    expect((await written()).map(({ message: kept, occurrences }) => [kept, occurrences])).toEqual([
      ['item.offers: TypeError: price', 2],
      ['TypeError: price', 1],
    ]);
  });

  test('of releases that are not here are passed over', async () => {
    for (const changes of [
      { remote: 'mfe-hill' },
      { version: '1.2.0-00000000' },
      { version: '' },
      { version: '..' },
      { remote: 'shell' },
      { remote: 'constructor', version: '' },
    ])
      expect([changes, (await report(changes)).status]).toEqual([changes, 204]);
    expect(await written()).toEqual([]);
  });

  test.each([
    { message: '' },
    { message: 'x'.repeat(301) },
    { message: { $gt: '' } },
    { message: ['a'] },
    { message: null },
    { remote: '../../etc' },
    { remote: 'MFE' },
    { version: '1.0/../..' },
    { version: 'x'.repeat(81) },
    { place: 'https://evil.example/x.js:1:1' },
    { place: '<b>:1:1' },
    { slot: '' },
    { slot: 'Item.offers' },
    { slot: 'a'.repeat(61) },
    { slot: ['item.offers'] },
    { stack: 'more than is declared' },
  ])('that say %j are refused', async (changes) => {
    expect((await report(changes)).status).toBe(400);
    expect(await written()).toEqual([]);
  });

  test('keep markup as text, and nothing that says who somebody is', async () => {
    await report({ message: '<script>alert(1)</script> of mio@willow.example at /player/4?token=abc' });
    expect((await written())[0]?.message).toBe('<script>alert(1)</script> of …@… at /player/4');
  });

  test('in a flood of different ones cost a few rows, and all of them count', async () => {
    for (let index = 0; index < 45; index += 1)
      await report({ message: `Error: ${'abcdefghij'.charAt(index % 10)}${'x'.repeat(index)}` });
    const rows = await written();
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatchObject({ fingerprint: 'other', message: '', occurrences: 35 });
    expect((await recent())?.count).toBe(45);
    for (let index = 0; index < 100; index += 1) await report({ message: `Error: ${'y'.repeat(index)}` });
    expect(await written()).toHaveLength(11);
  });

  test('from one address end at its limit', async () => {
    const answers = [];
    for (let index = 0; index < 35; index += 1) answers.push((await report({}, '192.0.2.1')).status);
    expect(answers.filter((status) => status === 204)).toHaveLength(30);
    expect(answers.slice(30)).toEqual(Array.from({ length: 5 }, () => 429));
  });

  test('older than a day do not count, older than a week are removed', async () => {
    // Another process. Each removes old counts once an hour.
    const counts = new ErrorCounts(api.app.get(ErrorCountsRepository));
    const old = { remote: 'mfe-sea', version: second, message: 'Error: old', place: '' };
    counts.add(old, Date.now() - 26 * HOUR_MS);
    counts.add(old, Date.now() - 8 * 24 * HOUR_MS);
    await counts.write();
    expect(await written()).toHaveLength(1);
    expect(await recent()).toBeUndefined();
  });

  test('of a preview are no errors of visitors', async () => {
    const cookie = `portico-preview=${api.app.get(PreviewTickets).sign('cookie', 'mfe-sea', first)}`;
    await report({ version: first }, nextAddress(), cookie);
    await report({ message: 'Error: beside it' }, nextAddress(), cookie);
    expect((await written()).map(({ version }) => version)).toEqual([second]);
    const errors = await api.app
      .get(RecentErrorsReader)
      .lastDay(new Map([['mfe-sea', { version: first, unserved: [second] }]]));
    expect(errors.get('mfe-sea')).toBeUndefined();
  });

  test.each([
    { lcp: -1 },
    { lcp: 1.5 },
    { cls: '0' },
    { inp: 1e9 },
    { version: '1.0/../..' },
    { remote: null },
    { session: 'more than is declared' },
  ])('views that say %j are refused', async (changes) => {
    expect((await view(changes)).status).toBe(400);
  });

  test('roll a canary back that has more of them than its control group', async () => {
    const canary = await release('export const wave = 3;', 20);
    await api.app.get(ReleaseRegistry).lookAgain();
    const planned = (await api.app.get(ReleaseStore).active()).remotes['mfe-sea']?.canary ?? {
      id: '',
      share: 0,
    };
    const cookiesOf = (group: string) =>
      Array.from({ length: DRAWS }, (_, draw) => draw)
        .filter((draw) => groupOf(planned, draw) === group)
        .slice(0, 9)
        .map((draw) => `portico-canary=${draw}.${planned.id}`);
    for (const cookie of cookiesOf('canary'))
      for (const message of ['Error: wave', 'Error: tide'])
        await report({ version: canary, message }, nextAddress(), cookie);
    for (const cookie of cookiesOf('control')) expect((await view({ lcp: 1200 }, cookie)).status).toBe(204);
    await api.app.get(CanaryVisits).write();
    await api.app.get(CanaryWorker).run();
    const after = (await api.app.get(ReleaseStore).active()).remotes['mfe-sea'];
    expect(after).toMatchObject({ version: second, withdrawn: canary });
    expect([after?.canary, after?.unserved]).toEqual([undefined, undefined]);
    const { manager } = api.database.reader;
    expect(await manager.findOneBy(CanaryEntity, { id: planned.id })).toMatchObject({
      version: canary,
      comparedWith: second,
      outcome: 'rolled_back',
      isByRule: true,
      endReason: 'faults',
      canaryFaults: 9,
      controlFaults: 0,
    });
    expect(await manager.count(CanaryVisitorEntity)).toBe(0);
  });

  if (engine === 'sqlite') {
    test('are on the releases board', async () => {
      await report({ message: 'Error: <b>wave</b>' });
      await written();
      const board = await api.app.get(ReleasesService).board();
      expect(board.shellErrors).toEqual({ count: 0, message: null, version: null });
      expect(board.remotes[0]).toMatchObject({
        name: 'mfe-sea',
        errors: { count: 1, message: 'Error: <b>wave</b>', version: second },
      });
    });
  }
});
