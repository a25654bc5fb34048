import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { readJson, ROOT } from '../bootstrap/workspace.mjs';
import { gatewayHandler } from './gateway.mjs';
import { readDeclaration } from '../rsbuild/read-declaration.mjs';
import { watchedFile, withWatchedRemotes } from './watched-remotes.mjs';

const servers = [];

async function serve(handler) {
  const server = http.createServer(handler);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A gateway in front of a portal that answers with the request that it got. */
async function gatewayBefore(portal, { pageFailure, ...options } = {}) {
  const origin = await serve(portal);
  const front = {
    send: async (name, path, request, response) => response.end(`built ${name} ${path}`),
    built: async () => undefined,
    shellFiles: async () => ({ scripts: ['/shell/static/js/shell.js'], styles: [] }),
  };
  const target = async () => ({ origin, isElsewhere: false, ...options });
  return serve(gatewayHandler({ remotes: ['mfe-market'], front, target, pageFailure }));
}

const echo = async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
  const { method, url, headers } = request;
  response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
};

test('a call of the API reaches the portal as it was sent, and its answer comes back whole', async () => {
  const url = await gatewayBefore(echo);
  const answer = await fetch(`${url}/api/x?a=%20b`, {
    method: 'POST',
    body: 'text',
    headers: { 'x-auth-token': 't' },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    url: '/api/x?a=%20b',
    body: 'text',
    headers: { 'x-auth-token': 't', host: new URL(url).host },
  });
});

test('an address that reads like another host is still one of the portal', async () => {
  const other = await serve((request, response) => response.end('another host'));
  const url = await gatewayBefore(echo, { isElsewhere: true });
  const { host, hostname, port } = new URL(url);
  for (const path of [`//${new URL(other).host}/x`, `${other}/x`]) {
    const [answer] = await once(
      http.get({ hostname, port, path, headers: { host }, agent: false }),
      'response',
    );
    expect(await new Response(Readable.toWeb(answer)).json()).toMatchObject({ url: path });
  }
});

test('a stream of the portal ends with the visitor who left it', async () => {
  const streams = new EventEmitter();
  const url = await gatewayBefore((request, response) => {
    response.on('close', () => streams.emit('closed'));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  });
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/events`, { signal: leaving.signal });
  await answer.body.getReader().read();
  const closed = once(streams, 'closed', { signal: AbortSignal.timeout(5000) });
  leaving.abort();
  await expect(closed).resolves.toEqual([]);
});

test('a portal elsewhere is asked under its own name', async () => {
  const url = await gatewayBefore(echo, { isElsewhere: true });
  const answer = await fetch(`${url}/api/x`, { headers: { origin: url, referer: `${url}/market` } });
  const { headers } = await answer.json();
  expect(headers.host).not.toBe(new URL(url).host);
  expect(headers.origin).toBe(`http://${headers.host}`);
  expect(headers.referer).toBe(`http://${headers.host}/`);
});

test('files of the shell and of watched remotes are those that are built here; other releases are the portal’s', async () => {
  const url = await gatewayBefore(echo);
  const textOf = async (path) => (await fetch(url + path)).text();
  expect(await textOf('/shell/static/js/shell.js')).toBe('built shell /shell/static/js/shell.js');
  expect(await textOf('/releases/mfe-market/dev/remoteEntry.js')).toBe('built mfe-market /remoteEntry.js');
  expect(await textOf('/releases/mfe-public/1.0.0/remoteEntry.js')).toContain('"url":"/releases/mfe-public');
});

test('texts are those of the sources as they are now', async () => {
  const url = await gatewayBefore(echo);
  const answer = await fetch(`${url}/releases/mfe-market/dev/i18n/he.json`);
  expect(await answer.json()).toEqual(readJson(`${ROOT}/mfe-market/src/i18n/he.json`));
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('no portal is told in words, and the page looks again', async () => {
  const url = await gatewayBefore(echo, { failure: 'market.ts: <Unexpected token>' });
  const page = await fetch(`${url}/market`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('market.ts: &lt;Unexpected token&gt;');
  expect(html).toContain('http-equiv="refresh"');
  const call = await fetch(`${url}/api/x`);
  expect(call.headers.get('content-type')).toContain('text/plain');
});

test('texts that cannot be read are told in place of each page, and calls are answered meanwhile', async () => {
  const url = await gatewayBefore(echo, { pageFailure: () => 'he.json: line 3' });
  const page = await fetch(`${url}/market`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('he.json: line 3');
  expect((await fetch(`${url}/api/x`)).status).toBe(201);
});

test('a portal that does not listen is told as well', async () => {
  const front = {};
  const target = async () => ({ origin: 'http://127.0.0.1:1', isElsewhere: true });
  const url = await serve(gatewayHandler({ remotes: [], front, target }));
  expect((await fetch(`${url}/api/x`)).status).toBe(503);
});

test('a watched remote stands in the registry as its folder has it, in the place of its release', async () => {
  const other = { name: 'mfe-other', version: '1.0.0' };
  const registry = {
    contract: 1,
    language: 'he',
    remotes: [other, { name: 'mfe-market', version: '1.0.0' }],
  };
  const { remotes } = await withWatchedRemotes(registry, ['mfe-market']);
  const { pages, navigation } = await readDeclaration(`${ROOT}/mfe-market`);
  expect(remotes.map(({ name, version }) => [name, version])).toEqual([
    ['mfe-market', 'dev'],
    ['mfe-other', '1.0.0'],
  ]);
  expect(remotes[0]).toMatchObject({
    scope: 'mfe_market',
    entry: '/releases/mfe-market/dev/remoteEntry.js',
    texts: { language: '/releases/mfe-market/dev/i18n/he.json' },
  });
  expect(remotes[0].pages.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  expect(remotes[0].navigation.map(({ label }) => label)).toEqual(navigation.map(({ labels }) => labels.he));
});

test('only the address of a watched remote leads into its folder', () => {
  expect(watchedFile('/releases/mfe-market/dev/a/b.js', ['mfe-market'])).toEqual({
    name: 'mfe-market',
    file: 'a/b.js',
  });
  expect(watchedFile('/releases/mfe-market/1.0.0/b.js', ['mfe-market'])).toBeUndefined();
  expect(watchedFile('/releases/mfe-public/dev/b.js', ['mfe-market'])).toBeUndefined();
});
