import { connect } from 'node:net';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const ONE_EACH = { read: 1, search: 1, page: 1, file: 1, picture: 1, card: 1, health: 1 };

const SECOND_OF_ITS_KIND = [
  ['a file of the shell', '/shell/static/shell.js'],
  ['a file that is not there', '/shell/static/nothing.js'],
  ['a file of a release', '/releases/mfe-heroes/1/remoteEntry.js'],
  ['the registry', '/remotes.json'],
  ['the description of the API', '/api/openapi.json'],
  ['the page of the API', '/api/docs'],
  ['a file of the page of the API', '/api/docs/assets/swagger-ui.css'],
  ['a script of the page of the API', '/api/docs/start.js'],
  ['the sign of the site', '/favicon.svg'],
  ['the old sign of the site', '/favicon.ico'],
  ['the manifest of the site', '/site.webmanifest'],
  ['the worker of the reminders', '/reminders-worker.js'],
  ['the script for other sites', '/embed.js'],
  ['the rules for robots', '/robots.txt'],
  ['the colours of the brand', '/brand/hue-90.css'],
  ['whether it lives', '/api/health/live'],
  ['whether it is ready', '/api/health/ready'],
  ['an unknown call', '/api/nothing/here'],
  ['an unknown page', '/nowhere'],
  ['a page', '/hero'],
  ['a call', '/api/heroes/12'],
];

describe('the limit of every address', () => {
  let portal: TestPortal;
  let visitors = 0;

  beforeAll(async () => {
    const settings = { public: { site: { hue: 90 } }, server: { limits: ONE_EACH } };
    portal = await startPortal({ settings });
    await portal.release({ name: 'mfe-heroes', paths: ['/hero'] });
  });

  afterAll(() => portal.close());

  /** Sends a request as a new visitor. */
  function newVisitor(request: InjectOptions): () => Promise<Response> {
    visitors += 1;
    const remoteAddress = `203.0.113.${visitors}`;
    return () => portal.app.inject({ ...request, remoteAddress });
  }

  it.each(SECOND_OF_ITS_KIND)(
    'refuses the second request for %s, and says when to come again',
    async (_name, url) => {
      const ask = newVisitor({ url });
      expect((await ask()).statusCode).not.toBe(429);
      const { statusCode, headers, body } = await ask();
      expect(statusCode).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(Buffer.byteLength(body)).toBeLessThan(1000);
    },
  );

  it.each([
    ['its body', 'POST', '/api/auth/user'],
    ['its method', 'PUT', '/nowhere'],
    ['its length', 'GET', `/api/heroes/${'x'.repeat(5000)}`],
  ] as const)('counts what is refused for %s', async (_name, method, url) => {
    const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, payload: '{' };
    const ask = newVisitor({ method, url, ...body });
    expect((await ask()).statusCode).toBeLessThan(429);
    expect((await ask()).statusCode).toBe(429);
  });

  it('counts the networks of one IPv6 site together: ten times as many', async () => {
    const askFrom = async (remoteAddress: string) =>
      (await portal.app.inject({ url: '/api/health/live', remoteAddress })).statusCode;
    const statuses: number[] = [];
    for (let network = 1; network <= 11; network += 1)
      statuses.push(await askFrom(`2001:db8:7:${network.toString(16)}::1`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await askFrom('2001:db8:8:1::1')).toBe(200);
    expect(await askFrom('2001:db8:8:1::2')).toBe(429);
  });

  it('holds for every method and target over a socket', async () => {
    await portal.app.listen(0, '127.0.0.1');
    const { port } = new URL(await portal.app.getUrl());
    const targets = ['TRACE /nowhere', 'GET *', 'PROPFIND /nowhere', 'DELETE http://elsewhere.example/'];
    const requests = targets.map((target) => `${target} HTTP/1.1\r\nHost: localhost\r\n`);
    const answers = await exchange(Number(port), `${requests.join('\r\n')}Connection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(
      [404, 429, 429, 429].map((status) => `HTTP/1.1 ${status}`),
    );
  });
});

function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', reject).on('close', () => resolve(text));
  });
}
