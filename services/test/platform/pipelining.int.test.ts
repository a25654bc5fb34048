import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { IS_FULL } from '@portico/testing-api';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const MEBIBYTE = 1024 * 1024;
const FILE_BYTES = MEBIBYTE;
const CONNECTIONS = 8;
const MAX_GROWTH = 100 * MEBIBYTE;
const LOOKS = IS_FULL ? 15 : 5;

describe('connections that ask for large files and read no answer', () => {
  let portal: TestPortal;
  let port: number;
  let clients: Socket[] = [];

  beforeAll(async () => {
    portal = await startPortal({ settings: { server: { limits: { file: 1_000_000 } } } });
    writeFileSync(join(portal.shellFolder, 'static', 'large.png'), Buffer.alloc(FILE_BYTES, 1));
    await portal.app.listen(0, '127.0.0.1');
    port = Number(new URL(await portal.app.getUrl()).port);
  });

  afterEach(() => {
    for (const client of clients) client.destroy();
    clients = [];
  });

  afterAll(() => portal.close());

  /** The process's largest growth of memory within a few seconds. */
  async function growthWith(requests: number): Promise<number> {
    const before = process.memoryUsage().rss;
    const request = 'GET /shell/static/large.png HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (let number = 0; number < CONNECTIONS; number += 1) {
      const client = connect(port, '127.0.0.1').on('error', () => undefined);
      clients.push(client);
      await once(client, 'connect');
      client.pause();
      client.write(request.repeat(requests));
    }
    let highest = before;
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(200);
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    return highest - before;
  }

  it.each(IS_FULL ? [16, 100] : [100])('take little memory with %i requests each', async (requests) => {
    expect(await growthWith(requests)).toBeLessThan(MAX_GROWTH);
  });
});
