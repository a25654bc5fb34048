import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../bootstrap/workspace.mjs';
import { startMariadb } from '../mariadb.mjs';
import { mariadbPrograms, programPath } from '../programs.mjs';
import { changedFile } from './proxies.mjs';

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

describe.skipIf(lacks('logrotate'))('logrotate', () => {
  test('logrotate takes its file, and a program that goes on writes into the new one', () => {
    const log = join(folder, 'portal.log');
    const program = openSync(log, 'a');
    writeSync(program, 'a line\n');
    const file = join(folder, 'logrotate.conf');
    writeFileSync(file, changedFile('logrotate/portico', [[/\/var\/log\/portico\/\*\.log/, log]]));
    const { status, stderr } = spawnSync('logrotate', ['--force', '--state', join(folder, 'state'), file], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    writeSync(program, 'the next\n');
    closeSync(program);
    expect([readFileSync(log, 'utf8'), readFileSync(`${log}.1`, 'utf8')]).toEqual(['the next\n', 'a line\n']);
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

const hasMariadb = mariadbPrograms() !== undefined && programPath(['mariadb']) !== undefined;

// The test starts a server.
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
