import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Bank } from '../bench/money/bank.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { mariadbPrograms } from '../programs.mjs';

const MINUTE_MS = 60_000;
const READY_MS = 2 * MINUTE_MS;
/** The user nobody of Debian. */
const NOBODY = 65_534;

const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const [building, running] = dockerfile.split(/^(?=FROM )/m).filter((stage) => stage.startsWith('FROM '));

/** Commands of a stage, each a line that a shell runs. */
const commandsOf = (stage) => [...stage.matchAll(/^RUN (.+)$/gm)].map(([, command]) => command);

/** The arguments of an instruction with a list. `CMD` finds those of the health check, the only `CMD`. */
const listOf = (instruction) =>
  JSON.parse(new RegExp(`^ *${instruction} (\\[.+\\])$`, 'm').exec(running)?.[1] ?? '[]');

/** Variables of the image, except its own paths. */
function variablesOf(stage) {
  const [, text] = /^ENV ((?:.*\\\n)*.*)$/m.exec(stage);
  const pairs = text
    .replaceAll('\\\n', ' ')
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.filter(([name]) => !['PORTICO_HOME', 'PORTICO_CONFIG', 'PORT'].includes(name)),
  );
}

/** The files that `docker build` would send: the repository in its current state. */
function copySources(folder) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const name of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name), { force: true, recursive: true });
  }
}

const isFull =
  process.env.PORTICO_TEST_FULL === '1' && mariadbPrograms() !== undefined && process.getuid?.() === 0;

// Installs and builds everything again without a Docker daemon, which takes minutes. A user other than root runs the result.
describe.skipIf(!isFull)('the image', () => {
  test(
    'is built by its own steps, and serves as a user who may write its home alone',
    async () => {
      const image = mkdtempSync(join(tmpdir(), 'portico-image-'));
      const bank = await Bank.mariadb();
      const home = mkdtempSync(join(tmpdir(), 'portico-home-'));
      const settings = join(home, 'portico.config.json');
      writeFileSync(settings, '{}');
      try {
        copySources(image);
        for (const command of commandsOf(building))
          execFileSync('sh', ['-c', command], {
            cwd: image,
            stdio: 'pipe',
            env: { ...process.env, NODE_ENV: '' },
          });
        chmodSync(image, 0o755);
        chownSync(home, NOBODY, NOBODY);
        const env = {
          ...variablesOf(running),
          ...bank.environment,
          PORTICO_HOME: home,
          PORTICO_CONFIG: settings,
          PATH: process.env.PATH,
          HOME: home,
          PORT: String(await freePort()),
          PORTICO_DRAIN_SECONDS: '1',
        };
        const as = { cwd: image, env, uid: NOBODY, gid: NOBODY };
        const [program, ...args] = listOf('ENTRYPOINT');
        const portal = spawn(program, args, { ...as, stdio: ['ignore', 'pipe', 'pipe'] });
        let log = '';
        for (const stream of [portal.stdout, portal.stderr]) stream.on('data', (part) => (log += part));
        const ended = new Promise((resolve) => portal.once('close', resolve));
        const [node, ...check] = listOf('CMD');
        const giveUpAt = Date.now() + READY_MS;
        while (spawnSync(node, check, as).status !== 0 && portal.exitCode === null && Date.now() < giveUpAt)
          await sleep(500);
        const page = await fetch(`http://127.0.0.1:${env.PORT}/rankings`).catch(() => undefined);
        expect({ status: page?.status, log: page?.ok ? '' : log }).toEqual({ status: 200, log: '' });
        expect(await page.text()).toContain('<main');
        expect(spawnSync('sh', ['-c', 'find . -writable -not -type l | head -1'], as).stdout.toString()).toBe(
          '',
        );
        portal.kill('SIGTERM');
        expect(await ended).toBe(0);
      } finally {
        await bank.close();
        for (const folder of [image, home]) rmSync(folder, { recursive: true, force: true });
      }
    },
    30 * MINUTE_MS,
  );
});
