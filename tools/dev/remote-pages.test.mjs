import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRemote } from '../../services/test/portal/remote-source.ts';
import { remotePages } from './remote-pages.mjs';

const REGISTRY = { contract: 1, language: 'en', remotes: [{ name: 'mfe-other', version: '1.0.0' }] };

let folder;
let remote;
let servers;
/** Answer of the portal. */
let portal;
let url;

async function serve(handler) {
  const server = http.createServer(handler);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

beforeEach(async () => {
  servers = [];
  folder = mkdtempSync(join(tmpdir(), 'portico-remote-'));
  remote = writeRemote(folder, { name: 'mfe-sea' });
  portal = { status: 200, body: REGISTRY };
  const origin = await serve((request, response) => {
    response.writeHead(portal.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(portal.body));
  });
  url = await serve(remotePages(remote, origin));
});

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path, options) => fetch(url + path, options);

async function versionNow() {
  const { remotes } = await (await ask('/remotes.json')).json();
  return remotes.find(({ name }) => name === 'mfe-sea').version;
}

test('the remote of the folder stands among those of the portal', async () => {
  const { remotes } = await (await ask('/remotes.json')).json();
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-other', 'mfe-sea']);
});

test.each([429, 503])('an error %i of the portal in place of its registry comes through', async (status) => {
  portal = { status, body: { code: 'too.many' } };
  const answer = await ask('/remotes.json');
  expect([answer.status, await answer.json()]).toEqual([status, portal.body]);
});

test('a request for the head of the registry has no content to change', async () => {
  expect((await ask('/remotes.json', { method: 'HEAD' })).status).toBe(200);
});

test('a file that a build writes after all others is shown too', async () => {
  const before = await versionNow();
  writeFileSync(join(remote, 'dist/static/remote.js'), 'export const wave = 2;');
  const after = await versionNow();
  expect(after).not.toBe(before);
  expect(await (await ask(`/releases/mfe-sea/${after}/static/remote.js`)).text()).toContain('wave = 2');
});

test('a folder that could not be read is read again', async () => {
  const manifest = join(remote, 'package.json');
  rmSync(manifest);
  expect((await ask('/remotes.json')).status).toBe(503);
  writeFileSync(manifest, JSON.stringify({ name: 'mfe-sea', version: '1.2.0' }));
  expect((await ask('/remotes.json')).status).toBe(200);
});
