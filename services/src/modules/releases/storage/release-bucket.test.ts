import { setTimeout as wait } from 'node:timers/promises';
import { BucketError, ReleaseBucket } from './release-bucket.js';

const bucket = () =>
  new ReleaseBucket({
    name: 's3://releases',
    address: 'https://store.example/releases/',
    region: 'eu-test-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: undefined,
  });

afterEach(() => vi.restoreAllMocks());

test('all requests of a removal have ended when one fails', async () => {
  let [calls, open] = [0, 0];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    calls += 1;
    open += 1;
    const isFirst = calls === 1;
    await wait(isFirst ? 0 : 50);
    open -= 1;
    return new Response(null, { status: isFirst ? 403 : 204 });
  });
  await expect(bucket().remove(['one', 'two', 'three'])).rejects.toThrow(BucketError);
  expect([calls, open]).toEqual([3, 0]);
});

test('a removal that holds a lock makes one attempt', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 503 }));
  await expect(bucket().remove(['one'], { isBrief: true })).rejects.toThrow(BucketError);
  expect(fetched).toHaveBeenCalledOnce();
});
