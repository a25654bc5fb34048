import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from '../bootstrap/run.mjs';
import { say, step } from '../bootstrap/terminal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

const PACKAGE = 'moto[server]==5.2.5';

/** Tests of a bucket run against this program, moto's server. */
const VARIABLE = 'PORTICO_TEST_S3_MOCK';

/** Finds or installs a server that answers as S3 does, for the full suite. If that fails, its tests are skipped, and a message says so. */
export async function ensureS3Mock() {
  const folder = join(ROOT, 'node_modules/.cache/portico-moto');
  const own = join(folder, 'bin/moto_server');
  const find = () => process.env[VARIABLE] || (existsSync(own) ? own : undefined);
  if (find() === undefined) await step(`Installing ${PACKAGE} (pip)`, () => install(folder));
  const found = find();
  if (found !== undefined) process.env[VARIABLE] = found;
}

async function install(folder) {
  for (const [program, ...args] of [
    ['python3', '-m', 'venv', folder],
    [join(folder, 'bin/pip'), 'install', '--quiet', PACKAGE],
  ]) {
    const { code, output } = await run(program, args, { limitMinutes: 5 });
    if (code === 0) continue;
    say(`  ${PACKAGE} cannot be installed:\n${tail(output, 5)}`);
    return say('  SKIPPED: tests of a bucket against a server of others. Those against our own run.');
  }
}
