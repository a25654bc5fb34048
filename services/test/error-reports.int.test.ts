import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { ReleasesService } from '../src/modules/admin/releases/releases.service.js';
import { ErrorCountEntity } from '../src/modules/error-reports/error-count.entity.js';
import { ErrorCounts } from '../src/modules/error-reports/error-counts.js';
import { ErrorCountsRepository } from '../src/modules/error-reports/error-counts.repository.js';
import { RecentErrorsReader } from '../src/modules/error-reports/index.js';
import { ReleaseRegistry } from '../src/modules/releases/registry/release-registry.js';
import { ReleaseStore } from '../src/modules/releases/storage/release-store.js';
import { folderSource } from '../src/modules/releases/files/remote-source.js';
import { publishRelease } from '../src/modules/releases/publishing/release-publisher.js';
import { RenderingFaults } from '../src/modules/rendering/index.js';
import { proves } from './harness/proves.js';
import { startApi, type TestApi } from './harness/start-api.js';
import { writeRemote } from './portal/remote-source.js';

const ADDRESS = '/api/error-reports';

forEachEngine('reports of errors', (engine) => {
  proves('modules/error-reports/error-counts.repository');

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

  const release = async (code: string) => {
    const options = { store: api.app.get(ReleaseStore), shell: undefined, allowedOrigins: [] };
    const source = writeRemote(sources, { name: 'mfe-sea', code });
    return (await publishRelease(options, { source: folderSource(source) })).version;
  };
  const report = (changes: object = {}, remoteAddress = `10.0.${++visitors >> 8}.${visitors & 255}`) =>
    api.call(ADDRESS, {
      method: 'POST',
      payload: { remote: 'mfe-sea', version: second, message: 'Error: wave', ...changes },
      remoteAddress,
    });
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
