import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request as requestByTls } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { startMariadb } from '../mariadb.mjs';
import { mariadbPrograms, programPath } from '../programs.mjs';
import { changedFile, PROXIES, startProxy } from './proxies.mjs';

const DEPLOY = join(ROOT, 'deploy');
/** `systemd-analyze security` calls up to 4 OK. */
const MAX_EXPOSURE = 2;

const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const textOf = (name) => readFileSync(join(DEPLOY, name), 'utf8');
const lacks = (program) => programPath([program]) === undefined;

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every variable is one that the portal knows', () => {
  const known = readFileSync(join(ROOT, 'services/src/platform/config/environment.ts'), 'utf8');
  // Only the compose files name it.
  const others = new Set(['PORTICO_PASSWORD']);
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/\bPORTICO_[A-Z_]+\b/g) ?? []);
  const unknown = named.filter((name) => !others.has(name) && !known.includes(`  ${name}: `));
  expect([...new Set(unknown)]).toEqual([]);
});

test('every file is in the table of the folder, and every document that names one finds it', () => {
  const readme = textOf('README.md');
  const isNamed = (name) =>
    [`\`${name}\``, `\`${basename(name)}\``, `\`${dirname(name)}/\``].some((each) => readme.includes(each));
  const names = files.map((file) => file.slice(DEPLOY.length + 1));
  const besideOthers = /^(?:README\.md|Dockerfile\.dockerignore|compose\/(?:haproxy\.cfg|galera\.cnf))$/;
  expect(names.filter((name) => !isNamed(name) && !besideOthers.test(name))).toEqual([]);
  const documents = ['docs/attach.md', 'docs/operating.md', 'README.md'];
  const linked = documents.flatMap(
    (document) => readFileSync(join(ROOT, document), 'utf8').match(/\bdeploy\/[\w./-]*\w/g) ?? [],
  );
  expect(linked.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test('the image copies, runs and checks what is there, not as root', () => {
  const text = textOf('Dockerfile');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const run = [...text.matchAll(/npm run (\w+)/g)].map(([, name]) => name);
  expect(run.filter((name) => scripts[name] === undefined)).toEqual([]);
  const named = [...text.matchAll(/"(deploy\/[^"]+)"/g)].map(([, name]) => name);
  expect(named).toEqual(['deploy/healthy.mjs', 'deploy/start-built.sh']);
  expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  expect(text.lastIndexOf('USER node')).toBeGreaterThan(text.lastIndexOf('RUN '));
  expect(textOf('start-built.sh')).toMatch(/exec node .*services\/dist\/main\.js\n$/);
  const ignored = textOf('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.portico', '.env', 'portico.config.json', '**/node_modules']),
  );
});

test.each(files.filter((file) => /\.ya?ml$/.test(file)))('%s is whole, and its files are there', (file) => {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { merge: true });
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const services = documents.flatMap((document) => Object.values(document.toJS().services ?? {}));
  const needed = services.flatMap(({ volumes = [], build }) => [
    ...volumes.map((volume) => volume.split(':')[0]).filter((path) => path.startsWith('.')),
    ...(build ? [join(build.context, build.dockerfile)] : []),
  ]);
  const own = needed.filter((path) => !path.endsWith('portico.config.json'));
  expect(own.filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
});

describe.skipIf(lacks('haproxy'))('HAProxy', () => {
  test('HAProxy takes its files', () => {
    for (const name of ['haproxy/galera.cfg', 'compose/haproxy.cfg', 'haproxy/portals.cfg']) {
      const file = join(folder, 'checked.cfg');
      const text = textOf(name).replace(/ {2}bind :443 .*\n/, '');
      writeFileSync(file, text);
      const { status, stderr } = spawnSync(PROXIES.haproxy.program(), ['-c', '-f', file], {
        encoding: 'utf8',
      });
      expect({ name, status, stderr: status === 0 ? '' : stderr }).toEqual({ name, status: 0, stderr: '' });
    }
  });
});

describe.skipIf(lacks('systemd-analyze'))('systemd', () => {
  test('systemd takes the unit, which may do little', () => {
    const unit = join(DEPLOY, 'systemd/portico.service');
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(verified.stderr).toBe('');
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', unit], {
      encoding: 'utf8',
    });
    const [, exposure] = /exposure level for portico\.service: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(MAX_EXPOSURE);
  });
});

describe.skipIf(lacks('nginx'))('nginx', () => {
  test('nginx serves by TLS, says who is there, compresses, and sends others to https', async () => {
    const [upstreamPort, port, plainPort] = [await freePort(), await freePort(), await freePort()];
    const upstream = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      // An answer before the end of a large body would close the connection under it.
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
      [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
      [/listen 443 ssl/, `listen 127.0.0.1:${port} ssl`],
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

const hasMariadb = mariadbPrograms() !== undefined && programPath(['mariadb']) !== undefined;

// A server is started for it.
describe.skipIf(!hasMariadb || process.env.PORTICO_TEST_FULL !== '1')('a node of a database', () => {
  test('the check of a database node reads a table, and refuses one that takes no changes', async () => {
    const server = await startMariadb();
    const { port } = new URL(server.url);
    const connection = await createConnection({ uri: server.url, multipleStatements: true });
    const options = join(folder, 'check.cnf');
    writeFileSync(options, '[client]\nuser=haproxy\npassword=check\n');
    const check = (table) =>
      spawnSync('sh', [join(DEPLOY, 'haproxy/galera-check.sh'), '127.0.0.1', '3307', '127.0.0.1', port], {
        env: { ...process.env, GALERA_CHECK_OPTIONS: options, GALERA_CHECK_TABLE: table },
      }).status;
    try {
      await connection.query(
        `CREATE DATABASE cosmic; CREATE TABLE cosmic.accounts (id INT);
        CREATE USER 'haproxy'@'%' IDENTIFIED BY 'check'; GRANT SELECT ON cosmic.accounts TO 'haproxy'@'%'`,
      );
      expect(check('cosmic.accounts')).toBe(0);
      expect(check('cosmic.absent')).toBe(1);
      await connection.query('SET GLOBAL read_only = 1');
      expect(check('cosmic.accounts')).toBe(1);
    } finally {
      await connection.end();
      await server.stop();
    }
  }, 120_000);
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

/** A GET, or the PUT of a body. */
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
