import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { probePort } from './login-port.js';
import { afterProbe } from './login-server.js';

const HELLO = Buffer.from('0e005300010031465230785230785208', 'hex');

describe('what is heard of a login server', () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server?.close();
  });

  async function portOf(onSocket: (socket: Socket) => void): Promise<number> {
    const created = createServer((socket) => {
      sockets.add(socket);
      onSocket(socket);
    });
    server = created;
    await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
    return (created.address() as AddressInfo).port;
  }

  it.each([
    ['open', (socket: Socket) => void socket.write(HELLO)],
    ['mute', () => {}],
    ['mute', (socket: Socket) => void socket.end()],
    ['mute', (socket: Socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['mute', (socket: Socket) => void socket.write('SSH-2.0-x\r\n')],
  ])('%s', async (heard, onSocket) => {
    expect(await probePort('127.0.0.1', await portOf(onSocket), 150)).toBe(heard);
  });

  it('tells a machine that refuses from one that is not there', async () => {
    const port = await portOf(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect(await probePort('127.0.0.1', port, 500)).toBe('closed');
    expect(await probePort('nowhere.invalid', 1, 500)).toBe('silent');
  });
});

describe('what is known of a login server', () => {
  const greeting = { helloAt: 1000, goneAt: null, emptyBefore: 0 };

  it('is nothing before it greeted once: a port that refuses is no server that is gone', () => {
    for (const heard of ['closed', 'silent', 'mute'] as const)
      expect(afterProbe(undefined, heard, 5000)).toBeUndefined();
    expect(afterProbe(undefined, 'open', 5000)).toEqual({ ...greeting, helloAt: 5000 });
  });

  it('is that it went when its port refuses, not when it is silent', () => {
    expect(afterProbe(greeting, 'silent', 5000)).toBeUndefined();
    expect(afterProbe(greeting, 'mute', 5000)).toBeUndefined();
    expect(afterProbe(greeting, 'closed', 5000)).toEqual({ ...greeting, goneAt: 5000 });
    expect(afterProbe({ ...greeting, goneAt: 5000 }, 'closed', 9000)).toBeUndefined();
  });

  it('is that it was started with nothing in its memory once it greets again', () => {
    expect(afterProbe({ ...greeting, goneAt: 5000 }, 'open', 9000)).toEqual({
      helloAt: 9000,
      goneAt: null,
      emptyBefore: 5000,
    });
  });

  it('is written now and then while nothing changes', () => {
    expect(afterProbe(greeting, 'open', 30_999)).toBeUndefined();
    expect(afterProbe(greeting, 'open', 31_000)).toEqual({ ...greeting, helloAt: 31_000 });
  });
});
