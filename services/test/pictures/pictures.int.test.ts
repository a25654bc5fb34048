import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { onOneEngine } from '@portico/testing-api';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { BAD_IDS } from '../rows/refusals.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const KINDS = ['item', 'monster', 'npc', 'map'] as const;

/** The first picture of each kind that counts from 0. */
const ZEROS = ['item/icon/0', 'map/icon/0'];

/** The owner's folder beside the settings file, with everything in it that must not be shown. */
function preparePictures(root: string): void {
  const folder = join(root, 'pictures');
  for (const kind of ['item', 'npc']) mkdirSync(join(folder, kind), { recursive: true });
  mkdirSync(join(root, 'outside'));
  writeFileSync(join(root, 'outside', '77.png'), PNG);
  writeFileSync(join(folder, 'item', '01302000.png'), PNG);
  writeFileSync(join(folder, 'item', '2000000.png'), '<svg onload="alert(1)"/>');
  writeFileSync(join(folder, 'item', '2000001.png'), Buffer.concat([PNG, Buffer.alloc(1_100_000)]));
  writeFileSync(join(folder, 'npc', '9000000.png'), PNG);
  symlinkSync(join(root, 'outside', '77.png'), join(folder, 'item', '77.png'));
  symlinkSync(join(root, 'outside'), join(folder, 'monster'));
}

onOneEngine('pictures', (engine) => {
  let api: TestApi;
  let root: string;
  let watched: Server;
  let connections = 0;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'portico-pictures-'));
    watched = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => watched.listen(0, '127.0.0.1', resolve));
    const { port } = watched.address() as AddressInfo;
    const service = {
      item: `https://127.0.0.1:${port}/{version}/{id}.png`,
      monster: `https://localhost:${port}/{id}.png`,
    };
    preparePictures(root);
    api = await startApi({
      engine,
      environment: { configFile: join(root, 'portico.config.json') },
      settings: { server: { pictures: { folder: 'pictures', service } } },
    });
    await api.seed(importCatalog);
    await api.loadCatalog();
  });

  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => watched.close(resolve));
    rmSync(root, { recursive: true, force: true });
  });

  it.each(KINDS)('draws any %s, in the game files or not', async (kind) => {
    for (const id of [1, 100100, 1302001, 4000019, 2147483647]) {
      const { status, headers, text } = await api.call<string>(`/api/${kind}/icon/${id}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    }
  });

  it('draws the same picture each time', async () => {
    const [one, other] = await Promise.all([
      api.call('/api/item/icon/1302001'),
      api.call('/api/item/icon/1302001'),
    ]);
    expect(one.text).toBe(other.text);
    expect(one.headers['etag']).toBe(other.headers['etag']);
  });

  it('answers 304 to browsers that have the picture', async () => {
    const { headers } = await api.call('/api/npc/icon/1');
    const again = await api.call('/api/npc/icon/1', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(headers['etag']);
  });

  it('sends drawings compressed to browsers that take brotli', async () => {
    const plain = await api.call<string>('/api/item/icon/4000019');
    const answer = await api.app.inject({
      url: '/api/item/icon/4000019',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.text);
  });

  it('shows the picture of the owner where there is one', async () => {
    for (const address of ['/api/item/icon/1302000', '/api/npc/icon/9000000']) {
      const answer = await api.app.inject({ url: address });
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.rawPayload).toEqual(PNG);
    }
  });

  it('draws where the file is no picture, too large, or a link', async () => {
    for (const address of [
      '/api/item/icon/2000000',
      '/api/item/icon/2000001',
      '/api/item/icon/77',
      '/api/monster/icon/77',
    ]) {
      expect((await api.call(address)).headers['content-type']).toBe('image/svg+xml');
    }
  });

  it('never connects to a service on a private address', async () => {
    for (const address of ['/api/item/icon/1302001', '/api/item/icon/3010000', '/api/monster/icon/100100']) {
      expect((await api.call(address)).status).toBe(200);
    }
    expect(connections).toBe(0);
  });

  it.each(ZEROS)('%s is a picture: 0 is mesos among items, and a map', async (path) => {
    expect((await api.call(`/api/${path}`)).status).toBe(200);
  });

  it.each(
    KINDS.flatMap((kind) => BAD_IDS.map((id) => `${kind}/icon/${id}`)).filter(
      (path) => !ZEROS.includes(path),
    ),
  )('refuses %s', async (path) => {
    const answer = await api.call(`/api/${path}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it.each([
    '....//....//etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f1302000',
    '%252e%252e%252f1302000',
    '..%5c1302000',
    '..\\1302000',
    '1302000%00.png',
    '1302000.png',
    '%2fetc%2fpasswd',
    'C:%5cwindows',
    '/1302000',
    'item%2f1302000',
    '77%2f..%2f77',
    '%ff',
  ])('finds no file at %s', async (id) => {
    const answer = await api.call(`/api/item/icon/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toContain('application/json');
  });
});

describe('the limit of pictures', () => {
  it('is one of its own', async () => {
    const api = await startApi({
      engine: 'sqlite',
      settings: { server: { limits: { picture: 2, read: 1 } } },
    });
    try {
      const call = () => api.call('/api/item/icon/1302000');
      expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([200, 200, 429]);
    } finally {
      await api.close();
    }
  });
});
