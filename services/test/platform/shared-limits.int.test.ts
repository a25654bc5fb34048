import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';
import { describeWithRedis, RedisServer } from '@portico/testing-api';
import { RedisConnection } from '../../src/platform/http/guards/redis-connection.js';
import { startApi, type TestAnswer, type TestApi } from '../harness/start-api.js';

const ADDRESS = '/api/health/live';
const EACH_FOR_ITSELF = [200, 200, 200, 200, 200, 200, 429, 429];
const settings = { server: { limits: { health: 3 } } };

describeWithRedis('limits of several processes', () => {
  let redis: RedisServer;
  let portals: TestApi[] = [];
  let visitors = 0;

  beforeAll(async () => {
    redis = await RedisServer.create();
  });

  afterEach(async () => {
    await Promise.all(portals.map((portal) => portal.close()));
    await redis.stop();
  });

  async function startTwo(): Promise<void> {
    const start = () => startApi({ engine: 'sqlite', settings, environment: { redisUrl: redis.url } });
    portals = [await start(), await start()];
  }

  /** Statuses of one new visitor's requests to both processes in turn. */
  async function ask(count: number): Promise<number[]> {
    visitors += 1;
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await askOnce(index % 2)).status);
    return statuses;
  }

  async function askOnce(process: number): Promise<TestAnswer<unknown>> {
    const portal = portals[process];
    if (portal === undefined) throw new Error('not started');
    return portal.call(ADDRESS, { remoteAddress: `203.0.113.${visitors}` });
  }

  /** The connection opens while the portal starts. */
  async function untilShared(): Promise<void> {
    let statuses = await ask(4);
    while (statuses[3] !== 429) {
      await pause(50);
      statuses = await ask(4);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }

  test('are counted together, and the refusal says when to come again', async () => {
    await redis.start();
    await startTwo();
    await untilShared();
    const { status, headers } = await askOnce(0);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('are counted by each process for itself while Redis is away, at the start and later', async () => {
    await startTwo();
    expect(await ask(8)).toEqual(EACH_FOR_ITSELF);
    await redis.start();
    await untilShared();
    await redis.stop();
    expect(await ask(8)).toEqual(EACH_FOR_ITSELF);
  });

  test('are counted by each process for itself while Redis is frozen, and together once it answers', async () => {
    await redis.start();
    await startTwo();
    await untilShared();
    redis.freeze();
    expect(await ask(8)).toEqual(EACH_FOR_ITSELF);
    redis.thaw();
    await untilShared();
  });

  test('are not waited for again and again while Redis is frozen', async () => {
    await redis.start();
    const connection = new RedisConnection(redis.url);
    while (connection.client.status !== 'ready') await pause(20);
    redis.freeze();
    let asked = 0;
    const ping = () =>
      connection.run((client) => {
        asked += 1;
        return client.ping();
      });
    for (let request = 0; request < 50; request += 1) expect(await ping()).toBeUndefined();
    // Once, and again after every two seconds.
    expect(asked).toBeLessThan(5);
    connection.close();
  });

  test('stay shared after a stall of the process itself', async () => {
    await redis.start();
    const connection = new RedisConnection(redis.url);
    while (connection.client.status !== 'ready') await pause(20);
    // Timers run next, before sockets are read again.
    await afterReading();
    const answer = connection.run((client) => client.ping());
    const until = performance.now() + 400;
    while (performance.now() < until);
    expect(await answer).toBe('PONG');
    connection.close();
  });
});
