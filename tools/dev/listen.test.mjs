import { once } from 'node:events';
import http from 'node:http';
import { freePort } from '../free-port.mjs';
import { listen } from './listen.mjs';

test('the port is taken at once, and says that the portal is starting until it can answer', async () => {
  const port = await freePort();
  const gateway = await listen(port);
  const url = `http://localhost:${port}/market`;
  try {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(await page.text()).toMatch(/http-equiv="refresh"[^]*<h1>The portal is starting/);
    gateway.answerWith((request, response) => response.end('developed'));
    expect(await (await fetch(url)).text()).toBe('developed');
    await expect(listen(port)).rejects.toThrow(`Port ${port} is already in use; set PORT to another one`);
  } finally {
    gateway.close();
  }
});

test('a port that is none is said in words', async () => {
  for (const port of [Number('abc'), 70_000, -1, 1.5])
    await expect(listen(port)).rejects.toThrow('A port is a whole number up to 65535');
});

/** Unlike `fetch`, sends an address and a host name as they are. */
async function statusOf(port, path, host) {
  const request = http.get({ host: 'localhost', port, path, headers: { host }, agent: false });
  const [answer] = await once(request, 'response');
  answer.resume();
  return answer.statusCode;
}

describe('requests that no page of this server makes', () => {
  let gateway;
  let port;
  beforeAll(async () => {
    port = await freePort();
    gateway = await listen(port);
    gateway.answerWith((request, response) => response.end('developed'));
  });
  afterAll(() => gateway.close());

  test.each(['//evil.example/x', '/\\evil.example/x', 'http://169.254.169.254/a', '*'])(
    'lead nowhere: %s',
    async (path) => {
      expect(await statusOf(port, path, `localhost:${port}`)).toBe(400);
    },
  );

  test('are those under the name of a page elsewhere, which now leads to this machine', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ])
      expect(await statusOf(port, '/market', host)).toBe(400);
    for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`])
      expect(await statusOf(port, '/market', host)).toBe(200);
  });
});
