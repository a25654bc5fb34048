import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { type ConnectionBounds, createPortalServer, READING, SERVER_TIMES } from './create-server.js';

const CONNECTIONS = 200;

/** A reset of the connection closes it too, where `once` would fail. */
const untilClosed = (client: Socket) =>
  new Promise<void>((resolve) => void client.resume().once('close', () => resolve()));

describe('what arrives slowly', () => {
  let server: Server;
  let clients: Socket[] = [];

  beforeEach(async () => {
    server = createPortalServer(
      (request, response) => {
        request.on('error', () => undefined).resume();
        request.once('end', () => response.end('whole'));
      },
      { ...READING, total: 1000, perNetwork: 1000, isProxy: () => false },
      { ...SERVER_TIMES, requestMs: 300, checkMs: 50, stalledMs: 400, keepAliveMs: 5000 },
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  function open(): Socket {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  }

  it.each([
    ['nothing', ''],
    ['half of its headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nx-a: b'],
    ['a part of its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"a":'],
    [
      'a part of a body in chunks',
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a"',
    ],
  ])('ends, however many connections send %s', async (_name, bytes) => {
    const ends = Array.from({ length: CONNECTIONS }, async () => {
      const client = open();
      if (bytes !== '') client.write(bytes);
      await untilClosed(client);
    });
    await Promise.all(ends);
    expect(clients.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('ends although a byte comes now and then', async () => {
    const client = open();
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n');
    const drip = setInterval(() => client.write('x'), 20);
    await untilClosed(client);
    clearInterval(drip);
    expect(client.destroyed).toBe(true);
  });

  it('is served when it is whole in time', async () => {
    const client = open();
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab');
    setTimeout(() => client.write('cd'), 50);
    const [answer] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  });

  it('ends within half a minute where the portal runs', () => {
    expect(SERVER_TIMES.requestMs + SERVER_TIMES.checkMs).toBeLessThanOrEqual(30_000);
    expect(SERVER_TIMES.stalledMs).toBeLessThanOrEqual(60_000);
  });
});

describe('connections', () => {
  const ANSWER = Buffer.alloc(8 * 1024 * 1024, 'x');
  let server: Server;
  let clients: Socket[] = [];

  async function listen(bounds: Partial<ConnectionBounds>): Promise<void> {
    server = createPortalServer(
      (_request, response) => response.end(ANSWER),
      { ...READING, total: 100, perNetwork: 100, isProxy: () => false, ...bounds },
      { ...SERVER_TIMES, unreadMs: 20 },
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }

  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  async function open(localAddress = '127.0.0.1'): Promise<Socket> {
    const { port } = server.address() as AddressInfo;
    const client = connect({ port, host: '127.0.0.1', localAddress });
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    return client;
  }

  const ask = (client: Socket) => client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

  /** Whether a request of the connection is answered. */
  async function isServed(client: Socket): Promise<boolean> {
    ask(client);
    const first = await Promise.race([once(client, 'data'), once(client, 'close')]);
    return Buffer.isBuffer(first[0]);
  }

  it('are limited per network', async () => {
    await listen({ perNetwork: 3 });
    const own = [await open(), await open(), await open()];
    expect(await isServed(await open())).toBe(false);
    expect(await isServed(await open('127.0.0.2'))).toBe(true);
    own[0]?.destroy();
    await vi.waitFor(async () => expect(await isServed(await open())).toBe(true));
  });

  it('of a trusted proxy are as many as there may be in all', async () => {
    await listen({ perNetwork: 1, total: 3, isProxy: (address) => address === '127.0.0.1' });
    for (let index = 0; index < 3; index += 1) expect(await isServed(await open())).toBe(true);
    expect(await isServed(await open())).toBe(false);
  });

  it('end where an answer is not read, and not where it is', async () => {
    await listen({ graceMs: 300, bytesPerSecond: 2 ** 40 });
    const reader = await open();
    reader.resume();
    const idle = await open();
    idle.pause();
    ask(idle);
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1), { timeout: 5000 });
    expect(await isServed(reader)).toBe(true);
  });

  it('end, the idlest first, while answers that nobody reads hold too much together', async () => {
    await listen({ unreadBytes: 3 * ANSWER.length });
    for (let index = 0; index < 10; index += 1) {
      const client = await open();
      client.pause();
      ask(client);
    }
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBeLessThanOrEqual(3));
    expect(await connectionsOf(server)).toBeGreaterThan(0);
  });
});

test('a server that has not begun to listen is kept by no timer', () => {
  vi.useFakeTimers();
  try {
    createPortalServer(() => undefined, { ...READING, total: 1, perNetwork: 1, isProxy: () => false });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
