import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const MEBIBYTE = 1_048_576;
const FILE_BYTES = 2 * MEBIBYTE;
const SOCKETS = 8;
const REQUESTS_PER_SOCKET = 16;

describe('static files', () => {
  let portal: TestPortal;
  let folder: string;
  let base: string;

  beforeAll(async () => {
    portal = await startPortal();
    const { version } = await portal.release({ name: 'mfe-sea', paths: ['/sea'] });
    base = `/releases/mfe-sea/${version}`;
    folder = join(portal.home, base);
  });

  afterAll(() => portal.close());

  it('are the bytes that the build wrote, compressed or not', async () => {
    const { rawPayload: plain } = await inject('GET', '/remoteEntry.js');
    expect(plain).toEqual(readFileSync(join(folder, 'remoteEntry.js')));
    const { rawPayload: brotli } = await inject('GET', '/remoteEntry.js', { 'accept-encoding': 'br' });
    expect(brotli).toEqual(readFileSync(join(folder, 'remoteEntry.js.br')));
    expect(brotliDecompressSync(brotli)).toEqual(plain);
  });

  it('are not compressed by the server: without a file beside them they are sent as they are', async () => {
    const text = `'${'word '.repeat(200)}'`;
    writeFileSync(join(folder, 'late.js'), text);
    const answer = await inject('GET', '/late.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(text.length));
    expect(answer.body).toBe(text);
  });

  it('have a tag of their own in each encoding, which answers for the bytes', async () => {
    const [plain, brotli] = await Promise.all([
      inject('GET', '/remoteEntry.js'),
      inject('GET', '/remoteEntry.js', { 'accept-encoding': 'br' }),
    ]);
    expect(plain.headers.etag).not.toBe(brotli.headers.etag);
    const known = { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) };
    const again = await inject('GET', '/remoteEntry.js', known);
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: brotli.headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const other = await inject('GET', '/remoteEntry.js', { 'if-none-match': String(brotli.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('are sent in part to clients that ask for a part, and 416 where there is none', async () => {
    const part = await inject('GET', '/remoteEntry.js', { range: 'bytes=0-6' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('console');
    expect(part.headers).toMatchObject({
      'content-length': '7',
      'content-range': `bytes 0-6/${readFileSync(join(folder, 'remoteEntry.js')).length}`,
    });
    const beyond = await inject('GET', '/remoteEntry.js', { range: 'bytes=99999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.rawPayload).toHaveLength(0);
    expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(beyond.headers['cache-control']).toBe('no-store');
  });

  it('tell HEAD their length and nothing else', async () => {
    const head = await inject('HEAD', '/remoteEntry.js', { 'accept-encoding': 'br' });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(readFileSync(join(folder, 'remoteEntry.js.br')).length),
    });
  });

  it('are those of the build for browsers alone', async () => {
    for (const build of [folder, portal.shellFolder]) {
      mkdirSync(join(build, 'server'), { recursive: true });
      writeFileSync(join(build, 'server/pages.cjs'), 'module.exports = {};');
    }
    expect((await inject('GET', '/server/pages.cjs')).statusCode).toBe(404);
    expect((await portal.get('/shell/server/pages.cjs')).status).toBe(404);
    expect((await portal.get('/shell/static/shell.js')).status).toBe(200);
  });

  it('cost next to nothing where no one reads them, however many are asked for', async () => {
    writeFileSync(join(folder, 'large.bin'), randomBytes(FILE_BYTES));
    await portal.getRaw('/robots.txt');
    const idle = held();
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => pipelining()));
    await settled(sockets);
    const now = held();
    try {
      expect(now.bytes - idle.bytes).toBeLessThan(16 * MEBIBYTE);
      expect(now.rss - idle.rss).toBeLessThan(100 * MEBIBYTE);
    } finally {
      for (const socket of sockets) socket.destroy();
      rmSync(join(folder, 'large.bin'));
    }
  });

  it('come all, and in order, to a client that asks for many at once', async () => {
    const names = Array.from({ length: REQUESTS_PER_SOCKET }, (_, index) => `part-${index}.txt`);
    for (const name of names) writeFileSync(join(folder, name), `<${name}>`.padEnd(100_000, '.'));
    const { hostname, port } = new URL(await portal.app.getUrl());
    const socket = connect(Number(port), hostname);
    const last = '\r\nConnection: close';
    const asks = names.map((name, index) => getLine(`/${name}`, index === names.length - 1 ? last : ''));
    socket.write(asks.join(''));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect([...text.matchAll(/<(part-\d+\.txt)>/g)].map(([, name]) => name)).toEqual(names);
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(names.length);
  });

  function inject(method: 'GET' | 'HEAD', path: string, headers: Record<string, string> = {}) {
    return portal.app.inject({ method, url: base + path, headers });
  }

  function getLine(path: string, more = ''): string {
    return `GET ${base}${path} HTTP/1.1\r\nHost: portal${more}\r\n\r\n`;
  }

  /** A client that requests a large file many times and reads nothing. */
  async function pipelining(): Promise<Socket> {
    const { hostname, port } = new URL(await portal.app.getUrl());
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.write(getLine('/large.bin').repeat(REQUESTS_PER_SOCKET), resolve));
    return socket;
  }
});

/** Memory in use outside the heap and in total, after garbage collection. */
function held() {
  collectGarbage();
  // The runtime frees unused buffers in the background; the second round waits for that.
  collectGarbage();
  const { arrayBuffers, rss } = process.memoryUsage();
  return { bytes: arrayBuffers, rss };
}

/** Waits until memory stops growing. */
async function settled(sockets: readonly Socket[]): Promise<void> {
  let before = -1;
  for (let quiet = 0; quiet < 5;) {
    await pause(100);
    const { arrayBuffers: bytes } = process.memoryUsage();
    quiet = bytes > before + MEBIBYTE ? 0 : quiet + 1;
    before = Math.max(before, bytes);
    if (sockets.some((socket) => socket.destroyed)) throw new Error('A connection was closed');
  }
}
