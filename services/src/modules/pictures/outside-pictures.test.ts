import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OutsideOptions, OutsidePictures } from './outside-pictures.js';
import { MAX_PNG_BYTES } from './picture-folder.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const OLD = { kind: 'item', id: 1302000 } as const;
const NEW = { kind: 'item', id: 1702000 } as const;

describe('pictures of an icon service', () => {
  let server: Server;
  let answer: RequestListener;
  let asked: string[];
  let open: OutsidePictures[];

  const pictures = (options: OutsideOptions = {}, host = '127.0.0.1'): OutsidePictures => {
    const { port } = server.address() as AddressInfo;
    const made = new OutsidePictures(
      { item: `http://${host}:${port}/{version}/item/{id}.png` },
      { isAllowed: () => true, timeoutMs: 10_000, ...options },
    );
    open.push(made);
    return made;
  };

  beforeEach(async () => {
    asked = [];
    open = [];
    answer = (_request, response) => response.setHeader('content-type', 'image/png').end(PNG);
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    await Promise.all(open.map((one) => one.close()));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('fetches the old version first, and the new one first for what came later', async () => {
    const service = pictures();
    expect(await service.fetch(OLD)).toEqual(PNG);
    expect(await service.fetch(NEW)).toEqual(PNG);
    expect(asked).toEqual(['/83/item/1302000.png', '/228/item/1702000.png']);
  });

  it('asks for the other version of what is not there, and remembers what is in neither', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    const service = pictures();
    expect(await service.fetch(OLD)).toBe('absent');
    expect(await service.fetch(OLD)).toBe('absent');
    expect(asked).toEqual(['/83/item/1302000.png', '/228/item/1302000.png']);
  });

  it('does not ask for kinds without an address', async () => {
    expect(await pictures().fetch({ kind: 'npc', id: 1 })).toBe('absent');
    expect(asked).toEqual([]);
  });

  it('gives up on a service that never answers', async () => {
    answer = () => undefined;
    expect(await pictures({ timeoutMs: 100 }).fetch(OLD)).toBe('busy');
  });

  it('gives each version two seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer = (_request, response) => response.writeHead(404).end();
    await pictures({ timeoutMs: undefined }).fetch(OLD);
    expect(timeout.mock.calls).toEqual([[2000], [2000]]);
    timeout.mockRestore();
  });

  it('gives up on a service that never ends its answer', async () => {
    answer = (_request, response) =>
      response.setHeader('content-type', 'image/png').write(PNG.subarray(0, 30));
    expect(await pictures({ timeoutMs: 100 }).fetch(OLD)).toBe('busy');
  });

  it('follows no redirect', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/elsewhere.png' }).end();
    expect(await pictures().fetch(OLD)).toBe('absent');
    expect(asked).not.toContain('/elsewhere.png');
  });

  it('takes no answer that is too large', async () => {
    const huge = Buffer.concat([PNG, Buffer.alloc(MAX_PNG_BYTES)]);
    answer = (_request, response) => response.setHeader('content-type', 'image/png').end(huge);
    expect(await pictures().fetch(OLD)).toBe('busy');
  });

  it('takes nothing that is no PNG, by its type and by its bytes', async () => {
    answer = (request, response) =>
      request.url?.startsWith('/83/') === true
        ? response.setHeader('content-type', 'text/html').end(PNG)
        : response.setHeader('content-type', 'image/png').end('<svg onload="alert(1)"/>');
    expect(await pictures().fetch(OLD)).toBe('absent');
    expect(asked).toHaveLength(2);
  });

  it('refuses hosts that are not on the public internet, however they are written', async () => {
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      expect(await pictures({ isAllowed: undefined }, host).fetch(OLD)).not.toBeInstanceOf(Buffer);
    }
    expect(asked).toEqual([]);
  });

  it('refuses a name that turns to a private address after the first answer', async () => {
    // No one listens on the first; the server of this test listens on the second.
    const answers = ['127.0.0.2', '127.0.0.1'];
    const looked: string[] = [];
    const service = pictures(
      {
        isAllowed: (address) => address !== '127.0.0.1',
        resolve: (_hostname, _options, done) => {
          const address = answers[Math.min(looked.length, answers.length - 1)] ?? '';
          looked.push(address);
          done(null, [{ address, family: 4 }]);
        },
        timeoutMs: 2000,
      },
      'icons.example',
    );
    expect(await service.fetch(OLD)).toBe('busy');
    expect(looked).toEqual(answers);
    expect(asked).toEqual([]);
  });

  it('refuses a name when only one of its addresses is private', async () => {
    const addresses = [
      { address: '203.0.114.7', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const service = pictures(
      {
        isAllowed: (address) => address !== '127.0.0.1',
        resolve: (_hostname, _options, done) => done(null, addresses),
      },
      'icons.example',
    );
    expect(await service.fetch(OLD)).toBe('busy');
    expect(asked).toEqual([]);
  });

  it.each([408, 429, 503])('does not take %i for the absence of a picture', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    expect(await pictures().fetch(OLD)).toBe('busy');
  });

  it.each([500, 429])('leaves a service that answers %i in peace and asks again later', async (status) => {
    let now = 0;
    answer = (_request, response) => response.writeHead(status).end();
    const service = pictures({ now: () => now });
    for (let id = 1; id <= 10; id++) expect(await service.fetch({ kind: 'item', id })).toBe('busy');
    expect(asked).toHaveLength(6);
    now += 60_001;
    answer = (_request, response) => response.setHeader('content-type', 'image/png').end(PNG);
    expect(await service.fetch({ kind: 'item', id: 11 })).toEqual(PNG);
  });

  it('never has more than eight requests under way', async () => {
    let most = 0;
    let under = 0;
    answer = (_request, response) => {
      under++;
      most = Math.max(most, under);
      setImmediate(() => {
        under--;
        response.setHeader('content-type', 'image/png').end(PNG);
      });
    };
    const service = pictures();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => service.fetch({ kind: 'item', id: index + 1 })),
    );
    expect(answers.every((one) => Buffer.isBuffer(one))).toBe(true);
    expect(most).toBeLessThanOrEqual(8);
  });
});
