import { Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { onOneEngine } from '@portico/testing-api';
import { createReleaseTables } from '../../src/modules/releases/index.js';
import { newVersion } from '../../src/modules/releases/storage/active-release.js';
import { moveToBucket, moveToDatabase } from '../../src/modules/releases/storage/move-contents.js';
import { BucketError, type ReleaseBucket } from '../../src/modules/releases/storage/release-bucket.js';
import type { ReleaseTables } from '../../src/modules/releases/storage/release-tables.js';
import { hashOf } from '../../src/platform/hash-chain/index.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BucketServer } from '../portal/bucket-server.js';

onOneEngine('removals from a bucket beside uploads', (engine) => {
  const server = new BucketServer();
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine, environment: { releasesBucket: await server.start() } });
  });

  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const tables = () => createReleaseTables(api.config, api.app.get(getDataSourceToken()), api.unitOfWork);
  const files = () => new Map(['a', 'b'].map((path) => [path, Buffer.from(`tide ${path}`)] as const));
  const key = { remote: 'mfe-tide', version: '1' };
  const objectKey = `portal/${hashOf('tide a')}`;
  const add = (own: ReleaseTables, from: number, record = async () => {}) => {
    const added = newVersion({ name: key.remote, version: key.version, createdAt: 0 }, files());
    return own.change({ from, remote: undefined, added, removed: [] }, record);
  };
  const remove = async (own: ReleaseTables, record = async () => {}) =>
    own.change({ from: await own.revision(), remote: undefined, added: undefined, removed: [key] }, record);

  test('a new version has those that went before its commit, and portals look again', async () => {
    const own = tables();
    const from = await own.revision();
    const lose = async () => void server.objects.delete(objectKey);
    expect(await add(own, from, lose)).toBe(true);
    expect([server.objects.has(objectKey), await own.revision()]).toEqual([true, from + 2]);
    await remove(own);
    expect(server.objects.has(objectKey)).toBe(false);
  });

  test('an upload stays up to date, and what a version has is kept', async () => {
    const own = tables();
    const from = await own.revision();
    server.objects.set(objectKey, Buffer.from('tide a'));
    expect(await own.removeUnused([hashOf('tide a')])).toBe(1);
    expect(await add(own, from)).toBe(true);
    expect(await own.removeUnused([hashOf('tide a')])).toBe(0);
    expect(await own.revision()).toBe(from + 1);
    await remove(own);
  });

  test('a repeated upload writes what is missing alone', async () => {
    const { blobs } = tables();
    const own = files();
    expect(await blobs.upload(own)).toBe(2);
    server.objects.delete(objectKey);
    expect([await blobs.upload(own), await blobs.upload(own)]).toEqual([1, 0]);
    await blobs.bucket?.remove([...own.values()].map((content) => hashOf(content)));
  });

  test.each([new BucketError('away'), new Error('the connection is lost')])(
    'a change is done although the work after it fails: %s',
    async (error) => {
      const own = tables();
      const log = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
      await add(own, await own.revision());
      vi.spyOn(own, 'removeUnused').mockRejectedValue(error);
      expect(await remove(own)).toBe(true);
      expect(log).toHaveBeenCalledOnce();
      vi.restoreAllMocks();
      await own.removeUnused([...files().values()].map((content) => hashOf(content)));
    },
  );

  test('a version that goes while it moves leaves no rows', async () => {
    const own = tables();
    await add(own, await own.revision());
    const bucket = own.blobs.bucket as ReleaseBucket;
    const read = bucket.read.bind(bucket);
    vi.spyOn(bucket, 'read').mockImplementationOnce(async (hashes) => {
      const contents = await read(hashes);
      await remove(own);
      return contents;
    });
    await moveToDatabase(own);
    expect((await own.blobs.rows([...files().values()].map((content) => hashOf(content)))).size).toBe(0);
  });

  test('a move says what it did before the bucket failed', async () => {
    await moveToDatabase(tables());
    server.fault = 'away';
    await expect(moveToBucket(tables())).rejects.toThrow(
      's3://releases/portal: it answers 503 SlowDown. What was moved until then stays moved: run the command again',
    );
    server.fault = undefined;
    await moveToBucket(tables());
  });
});
