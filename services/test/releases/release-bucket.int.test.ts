import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { releaseFiles } from '../../src/modules/doctor/release-probes.js';
import { packArchive } from '../../src/modules/releases/files/archive-source.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import {
  createReleaseTables,
  ReleaseRegistry,
  ReleaseStore,
  ReleaseTokens,
} from '../../src/modules/releases/index.js';
import { moveToBucket, moveToDatabase } from '../../src/modules/releases/storage/move-contents.js';
import { ReleaseBucket } from '../../src/modules/releases/storage/release-bucket.js';
import { ReleaseBlobEntity } from '../../src/modules/releases/storage/release.entities.js';
import type { BucketSettings } from '../../src/platform/config/index.js';
import { hashOf } from '../../src/platform/hash-chain/index.js';
import { testConfig } from '../harness/test-config.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BucketServer } from '../portal/bucket-server.js';
import { writeRemote } from '../portal/remote-source.js';
import { S3_MOCK, S3Mock } from '../portal/s3-mock.js';
import { SmallDisk } from '../portal/small-disk.js';
import { uploadArchive } from '../portal/upload-archive.js';

const contentsOf = (...texts: string[]) =>
  new Map(texts.map((text) => [hashOf(text), Buffer.from(text)] as const));

describe.each([
  ['a server of the tests', () => new BucketServer(), true],
  ['a server with a path', () => new BucketServer('/storage/v1/s3'), true],
  ['moto', () => new S3Mock(), S3_MOCK !== undefined],
] as const)('a bucket of %s', (_, create, isHere) => {
  describe.runIf(isHere)('', () => {
    const server = create();
    let bucket: ReleaseBucket;

    beforeAll(async () => {
      bucket = new ReleaseBucket(await server.start());
    });

    afterAll(() => server.stop());

    test('stores, gives back, lists and removes contents, and knows what it lacks', async () => {
      const contents = contentsOf('one', 'two', 'three', '');
      const [first = '', ...rest] = contents.keys();
      await bucket.write(contents);
      expect(await bucket.read([...contents.keys(), hashOf('four')])).toEqual(contents);
      expect((await bucket.list()).sort()).toEqual([...contents.keys()].sort());
      await bucket.remove([first, hashOf('four')]);
      expect((await bucket.list()).sort()).toEqual([...rest].sort());
      expect([await bucket.fault(), bucket.problem]).toEqual([undefined, undefined]);
      await bucket.remove(rest);
    });
  });
});

describe('a bucket that fails', () => {
  const server = new BucketServer();
  let settings: BucketSettings;
  let bucket: ReleaseBucket;

  beforeAll(async () => {
    settings = await server.start();
  });

  beforeEach(() => {
    server.fault = undefined;
    bucket = new ReleaseBucket(settings);
  });

  afterAll(() => server.stop());

  test('gives no content that is not that of its hash', async () => {
    const contents = contentsOf('one', 'two');
    await bucket.write(contents);
    server.fault = 'lies';
    expect(await bucket.read([...contents.keys()])).toEqual(new Map());
    expect(await bucket.fault()).toBe('s3://releases/portal: it does not give back what was stored');
  });

  test('is asked for its list no more where its pages repeat', async () => {
    await bucket.write(contentsOf('one', 'two', 'three'));
    server.fault = 'lists forever';
    await expect(bucket.list()).rejects.toMatchObject({
      reason: 's3://releases/portal: its list does not end',
    });
  });

  test('cannot be used without its list, although it stores', async () => {
    server.fault = 'lists nothing';
    expect(await bucket.fault()).toBe('s3://releases/portal: it answers 403 AccessDenied');
  });

  test.each([
    ['away', 'it answers 503 SlowDown', 3],
    ['hangs up', 'other side closed', 3],
    ['overflows', 'its answer has more than 16777216 bytes', 1],
  ] as const)(
    'is named where it is %s, after a few attempts, and then left alone for a moment',
    async (fault, reason, attempts) => {
      await bucket.write(contentsOf('one'));
      server.fault = fault;
      server.requests.length = 0;
      for (let call = 0; call < 2; call += 1)
        await expect(bucket.read([hashOf('one')])).rejects.toMatchObject({
          code: 'releases.bucket_unavailable',
          reason: `s3://releases/portal: ${reason}`,
        });
      expect([server.requests.length, bucket.problem]).toEqual([attempts, `s3://releases/portal: ${reason}`]);
    },
  );

  test.each([
    [{ secretAccessKey: 'another' }, 'it answers 403 SignatureDoesNotMatch'],
    [{ accessKeyId: 'another' }, 'it answers 403 SignatureDoesNotMatch'],
    [{ region: 'eu-test-2' }, 'it answers 403 SignatureDoesNotMatch'],
  ])('says why with %j', async (wrong, reason) => {
    expect(await new ReleaseBucket({ ...settings, ...wrong }).fault()).toBe(
      `s3://releases/portal: ${reason}`,
    );
  });
});

const SEA = { name: 'mfe-sea', paths: ['/sea'] };
const wave = (number: number) => ({ ...SEA, code: `export const wave = ${number};` });

onOneEngine('releases with their files in a bucket', (engine) => {
  const server = new BucketServer();
  const disk = new SmallDisk();
  let api: TestApi;
  let token: string;
  let sources: string;

  beforeAll(async () => {
    sources = mkdtempSync(join(tmpdir(), 'portico-bucket-'));
    api = await startApi({ engine, environment: { releasesBucket: await server.start() } });
    token = (await api.app.get(ReleaseTokens).create({ remote: 'mfe-sea', days: 1, name: 'sea-ci' })).token;
  });

  afterAll(async () => {
    await api.close();
    await server.stop();
    disk.unmount();
    rmSync(sources, { recursive: true, force: true });
  });

  beforeEach(() => {
    server.fault = undefined;
  });

  const send = async <T>(source: Parameters<typeof writeRemote>[1]) =>
    uploadArchive<T>(api, { token, archive: await packArchive(folderSource(writeRemote(sources, source))) });
  const rows = () => api.database.reader.manager.countBy(ReleaseBlobEntity, { part: 0 });
  const tables = (config = api.config) =>
    createReleaseTables(config, api.app.get(getDataSourceToken()), api.unitOfWork);
  const inService = async () => (await api.app.get(ReleaseStore).active()).remotes['mfe-sea']?.version;
  /** A portal on another machine, with nothing on its disk or in memory. */
  const elsewhere = () => new ReleaseStore(mkdtempSync(join(sources, 'home-')), tables());
  const entryOf = async (store: ReleaseStore, version: string | undefined = '') =>
    String(await store.read('mfe-sea', version, 'static/remote.js'));

  test('have their descriptions alone in the database, and another portal gets the files', async () => {
    expect((await send(wave(1))).status).toBe(200);
    expect(await rows()).toBe(1);
    expect(server.objects.size).toBeGreaterThan(5);
    expect([...server.objects.keys()].every((key) => /^portal\/[0-9a-f]{64}$/.test(key))).toBe(true);
    expect(await entryOf(elsewhere(), await inService())).toBe('export const wave = 1;');
    expect(await releaseFiles(api.database, api.config)).toMatchObject([
      { state: 'ready', detail: 's3://releases/portal, files in the database: 0' },
    ]);
  });

  test('are damaged, and never others, where it lies', async () => {
    const [version, store] = [await inService(), elsewhere()];
    const release = await store.release('mfe-sea', version ?? '');
    if (release === undefined) throw new Error('no release');
    server.fault = 'lies';
    expect(await store.damageOf(release)).toMatch(/ is missing or damaged$/);
    expect(await store.read('mfe-sea', version ?? '', 'static/remote.js')).toBeUndefined();
    server.fault = undefined;
    expect(await store.damageOf(release)).toBeUndefined();
  });

  test('move into the database and back, each one whole, and what no version has goes', async () => {
    const objects = [...server.objects.keys()];
    server.objects.set(`portal/${hashOf('left over')}`, Buffer.from('left over'));
    expect(await moveToDatabase(tables())).toEqual({ moved: objects.length, missing: 0 });
    expect(await rows()).toBe(objects.length + 1);
    const withoutBucket = testConfig({ ...api.config.env, releasesBucket: undefined });
    expect(await releaseFiles(api.database, withoutBucket)).toEqual([]);
    server.objects.clear();
    server.fault = 'forgets';
    await expect(moveToBucket(tables())).rejects.toThrow(/It stays in the database$/);
    expect(await rows()).toBe(objects.length + 1);
    server.fault = undefined;
    server.objects.set(`portal/${hashOf('left over')}`, Buffer.from('left over'));
    expect(await moveToBucket(tables())).toEqual({ moved: objects.length, removed: 1 });
    expect([await rows(), [...server.objects.keys()].sort()]).toEqual([1, objects.sort()]);
    expect(await releaseFiles(api.database, withoutBucket)).toMatchObject([
      { reason: 'filesMissing', params: { count: objects.length } },
    ]);
  });

  test('go from it with the last version that has them', async () => {
    const store = api.app.get<ReleaseStore>(ReleaseStore);
    const first = [...server.objects.keys()];
    for (let number = 3; number < 9; number += 1) expect((await send(wave(number))).status).toBe(200);
    vi.spyOn(store, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
    expect((await send(wave(9))).status).toBe(200);
    const gone = first.filter((key) => !server.objects.has(key));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.length).toBeLessThan(first.length);
    expect(await moveToBucket(tables())).toEqual({ moved: 0, removed: 0 });
    expect(await entryOf(elsewhere(), await inService())).toBe('export const wave = 9;');
  });

  describe.runIf(disk.isMounted)('beside a disk that is full', () => {
    test('are complete, or refused where temporary files have no room either', async () => {
      const store = api.app.get<ReleaseStore>(ReleaseStore);
      renameSync(store.paths.folder, `${store.paths.folder}-before`);
      symlinkSync(disk.folder, store.paths.folder);
      disk.fill();
      const { status, body } = await send<{ version: string }>(wave(10));
      expect([status, await inService()]).toEqual([200, body.version]);
      expect(await entryOf(elsewhere(), body.version)).toBe('export const wave = 10;');
      const [objects, contents] = [server.objects.size, await rows()];
      vi.stubEnv('TMPDIR', disk.folder);
      expect(await send<ErrorBody>(wave(11))).toMatchObject({
        status: 409,
        body: { code: 'releases.refused', msg: expect.stringContaining('the disk is full') },
      });
      vi.unstubAllEnvs();
      expect([server.objects.size, await rows(), await inService()]).toEqual([
        objects,
        contents,
        body.version,
      ]);
      expect((await api.call('/sea')).status).toBe(200);
      rmSync(store.paths.folder);
      renameSync(`${store.paths.folder}-before`, store.paths.folder);
      expect((await send(wave(9))).status).toBe(200);
    });
  });

  test('go on from the disk while it is away; a release is refused and changes nothing', async () => {
    const version = await inService();
    server.fault = 'hangs up';
    expect(await send<ErrorBody>(wave(10))).toMatchObject({
      status: 503,
      body: { code: 'releases.bucket_unavailable' },
      headers: { 'retry-after': '5' },
    });
    await api.app.get(ReleaseRegistry).verify();
    expect([await inService(), (await api.call('/sea')).status]).toEqual([version, 200]);
    expect((await api.call(`/releases/mfe-sea/${version}/static/remote.js`)).text).toBe(
      'export const wave = 9;',
    );
    await expect(entryOf(elsewhere(), version)).rejects.toMatchObject({
      code: 'releases.bucket_unavailable',
    });
    expect(await releaseFiles(api.database, api.config)).toMatchObject([
      { state: 'limited', reason: 'bucketFails', isUrgent: true },
    ]);
  });
});
