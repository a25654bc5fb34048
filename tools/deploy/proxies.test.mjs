import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request as requestByTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { programPath } from '../programs.mjs';
import { changedFile, PROXIES, startProxy } from './proxies.mjs';

const DEPLOY = join(ROOT, 'deploy');
const textOf = (name) => readFileSync(join(DEPLOY, name), 'utf8');
const lacks = (program) => programPath([program]) === undefined;

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(lacks('haproxy'))('HAProxy', () => {
  test('HAProxy takes its files', () => {
    for (const name of ['haproxy/galera.cfg', 'compose/haproxy.cfg', 'haproxy/portals.cfg']) {
      const file = join(folder, 'checked.cfg');
      const text = textOf(name).replace(/ {2}bind :::443 .*\n/, '');
      writeFileSync(file, text);
      const { status, stderr } = spawnSync(PROXIES.haproxy.program(), ['-c', '-f', file], {
        encoding: 'utf8',
      });
      expect({ name, status, stderr: status === 0 ? '' : stderr }).toEqual({ name, status: 0, stderr: '' });
    }
  });
});

describe.skipIf(lacks('caddy'))('Caddy', () => {
  test('Caddy takes its file, says who is there, and takes what teams upload', async () => {
    const file = join(DEPLOY, 'caddy/Caddyfile');
    const adapted = spawnSync(
      PROXIES.caddy.program(),
      ['adapt', '--config', file, '--adapter', 'caddyfile'],
      {
        encoding: 'utf8',
      },
    );
    expect({ status: adapted.status, stderr: adapted.stderr }).toMatchObject({ status: 0 });
    const upstream = createServer((request, response) => {
      request.resume().once('end', () => response.end(JSON.stringify(request.headers)));
    });
    const port = await new Promise((resolve) => upstream.listen(0, () => resolve(upstream.address().port)));
    const proxy = await startProxy('caddy', [port]);
    try {
      const answer = await fetch(proxy.url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(await answer.json()).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
      const body = Buffer.alloc(3_000_000);
      expect((await fetch(proxy.url, { method: 'PUT', body })).status).toBe(200);
    } finally {
      await proxy.stop();
      upstream.closeAllConnections();
      upstream.close();
    }
  });
});

describe.skipIf(lacks('nginx'))('nginx', () => {
  test('nginx serves by TLS, says who is there, compresses, and sends others to https', async () => {
    const [upstreamPort, port, plainPort] = [await freePort(), await freePort(), await freePort()];
    const upstream = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      // An answer before the end of a large body would close the connection during the upload.
      request.resume().once('end', () => {
        response.end(
          JSON.stringify({ headers: request.headers, url: request.url, padding: 'x'.repeat(2000) }),
        );
      });
    });
    await new Promise((resolve) => upstream.listen(upstreamPort, '127.0.0.1', resolve));
    const certificate = [
      '-subj',
      '/CN=willow.example',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'cert.pem'),
    ];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...certificate], {
      stdio: 'ignore',
    });
    const site = changedFile('nginx/portico.conf', [
      [/127\.0\.0\.1:8080/, `127.0.0.1:${upstreamPort}`],
      [/listen 80;\n.*;/, `listen 127.0.0.1:${plainPort};`],
      [/listen 443 (ssl.*)\n.*;/, `listen 127.0.0.1:${port} $1`],
      [/\/etc\/ssl\/willow\.example\/fullchain\.pem/, join(folder, 'cert.pem')],
      [/\/etc\/ssl\/willow\.example\/privkey\.pem/, join(folder, 'key.pem')],
    ]);
    const nginx = PROXIES.nginx.run(folder, site);
    const child = spawn(PROXIES.nginx.program(), nginx, { stdio: 'ignore' });
    try {
      const answer = await untilAnswered(port);
      expect(answer.headers['content-encoding']).toBe('gzip');
      const redirect = await fetch(`http://127.0.0.1:${plainPort}/rankings?page=2`, { redirect: 'manual' });
      expect(redirect.headers.get('location')).toBe('https://willow.example/rankings?page=2');
      const plain = await askByTls(port, { 'accept-encoding': 'identity' });
      const { headers } = JSON.parse(plain.body);
      expect(headers).toMatchObject({ host: 'willow.example', 'x-forwarded-for': '127.0.0.1' });
      const upload = (path, bytes) =>
        askByTls(port, { 'content-length': bytes }, { path, body: Buffer.alloc(bytes) });
      const release = await upload('/api/releases/mfe-market', 16 * 1024 * 1024);
      expect(JSON.parse(release.body).headers).toMatchObject({
        host: 'willow.example',
        'x-forwarded-for': '127.0.0.1',
      });
      expect((await upload('/api/news/1', 3 * 1024 * 1024)).status).toBe(413);
    } finally {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
      upstream.closeAllConnections();
      upstream.close();
    }
  });
});

describe.skipIf(lacks('nginx'))('nginx before two portals', () => {
  test('a call with a key is sent again where a portal ended under it, and no other', async () => {
    const [ending, well] = [
      createServer((request) => request.resume().once('end', () => request.socket.destroy())),
      createServer((request, response) => request.resume().once('end', () => response.end('well'))),
    ];
    const ports = [];
    for (const server of [ending, well])
      ports.push(await new Promise((resolve) => server.listen(0, () => resolve(server.address().port))));
    const proxy = await startProxy('nginx', ports);
    const statusesOf = async (headers) => {
      const statuses = [];
      for (let call = 0; call < 4; call += 1)
        statuses.push((await fetch(proxy.url, { method: 'POST', body: '{}', headers })).status);
      return [...new Set(statuses)].sort();
    };
    try {
      expect(await statusesOf({ 'idempotency-key': 'a-key' })).toEqual([200]);
      expect(await statusesOf({})).toEqual([200, 502]);
    } finally {
      await proxy.stop();
      for (const server of [ending, well]) server.close();
    }
  });
});

async function untilAnswered(port) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askByTls(port, { 'accept-encoding': 'gzip' });
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

/** A GET, or a PUT with a body. */
function askByTls(port, headers, { path = '/api/rankings', body: sent } = {}) {
  const own = { host: 'willow.example', 'x-forwarded-for': '203.0.113.9', ...headers };
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: sent === undefined ? 'GET' : 'PUT',
      headers: own,
      rejectUnauthorized: false,
    };
    const request = requestByTls(options, (answer) => {
      const { statusCode: status, headers: received } = answer;
      let body = '';
      answer
        .on('data', (part) => (body += part))
        .on('end', () => resolve({ status, headers: received, body }));
    });
    request.on('error', reject).end(sent);
  });
}
