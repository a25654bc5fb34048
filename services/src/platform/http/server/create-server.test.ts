import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Server } from 'node:http';
import { createPortalServer, SERVER_TIMES } from './create-server.js';

const CONNECTIONS = 200;

describe('what arrives slowly', () => {
  let server: Server;
  let clients: Socket[] = [];

  beforeEach(async () => {
    server = createPortalServer(
      (request, response) => {
        request.on('error', () => undefined).resume();
        request.once('end', () => response.end('whole'));
      },
      { requestMs: 300, checkMs: 50, stalledMs: 400, keepAliveMs: 5000 },
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
      await once(client.resume(), 'close');
    });
    await Promise.all(ends);
    expect(clients.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('ends although a byte comes now and then', async () => {
    const client = open();
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n');
    const drip = setInterval(() => client.write('x'), 20);
    await once(client.resume(), 'close');
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
