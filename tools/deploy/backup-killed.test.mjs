import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Bank } from '../bench/money/bank.mjs';
import { logIn } from '../bench/money/log-in.mjs';
import { spendUntil } from '../bench/money/spender.mjs';
import { runNode } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

const LIMIT_MS = 15 * 60_000;
const CLI = join(ROOT, 'services/dist/cli.js');
/** Shares of the time that an undisturbed run takes, measured from its first file. */
const MOMENTS = [0, 0.05, 0.15, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1];

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Runs a command, and kills it `killAfterMs` after `begun` appears. Returns the milliseconds from then to its end. */
async function runCommand(args, env, begun, killAfterMs) {
  const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!existsSync(begun) && child.exitCode === null) await sleep(1);
  const since = performance.now();
  if (killAfterMs !== undefined) {
    await sleep(killAfterMs);
    child.kill('SIGKILL');
  }
  const code = await ended;
  return { code, ms: performance.now() - since };
}

describe.runIf(process.env.PORTICO_TEST_FULL === '1')(
  'a backup and a restore that are killed at ten moments',
  () => {
    let bank;
    let portal;
    let isOver = false;
    let spending;

    beforeAll(async () => {
      bank = await Bank.embedded();
      portal = await bank.startPortal();
      const ids = await bank.openAccounts(2);
      const players = await logIn(portal.url, ids);
      const urls = () => [portal.url];
      spending = players.map((player, index) =>
        spendUntil(() => isOver, { player, from: `127.0.4.${1 + index}`, urls, onAnswer: () => undefined }),
      );
    }, LIMIT_MS);

    afterAll(async () => {
      isOver = true;
      await Promise.all(spending);
      await portal.stop();
      await bank.close();
    });

    test(
      'leave a whole backup or none, and a whole home or one that takes the restore again',
      async () => {
        const { PORTICO_HOME: used } = bank.environment;
        const places = (name) => ({ folder: join(used, name), home: join(used, `home-of-${name}`) });
        const backUp = ({ folder }, killAfterMs) =>
          runCommand(['backup', folder], bank.environment, `${folder}.part`, killAfterMs);
        const restore = ({ folder, home }, killAfterMs) => {
          const env = { ...bank.environment, PORTICO_HOME: home };
          return runCommand(['restore', folder], env, join(home, 'restore.part'), killAfterMs);
        };
        const isWhole = ({ folder, home }) => {
          const { files } = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
          return ['portico.db', 'secret'].every((name) => hashOf(join(home, name)) === files[name]);
        };
        const first = places('first');
        const [backedUp, restored] = [await backUp(first), await restore(first)];
        expect([backedUp.code, restored.code, isWhole(first)]).toEqual([0, 0, true]);
        const found = [];
        for (const [index, moment] of MOMENTS.entries()) {
          const place = places(String(index));
          await backUp(place, moment * backedUp.ms);
          if (!existsSync(place.folder)) await backUp(place);
          await restore(place, moment * restored.ms);
          if (!existsSync(join(place.home, 'portico.db'))) await restore(place);
          found.push({ moment, isWhole: isWhole(place) });
        }
        expect(found).toEqual(MOMENTS.map((moment) => ({ moment, isWhole: true })));
        const env = { ...bank.environment, PORTICO_HOME: places('0').home };
        for (const subject of ['ledger', 'audit']) {
          const { code, output } = await runNode([CLI, subject, 'verify'], { env });
          expect({ code, output }).toEqual({ code: 0, output });
        }
      },
      LIMIT_MS,
    );
  },
);
