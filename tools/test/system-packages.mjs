import { run, tail } from '../bootstrap/run.mjs';
import { PlainError, say, step } from '../bootstrap/terminal.mjs';
import { chromiumPath, HEADLESS_CHROMIUM, mariadbPrograms, programPath, redisServer } from '../programs.mjs';

/** Debian packages that tests need and this machine lacks. MariaDB always: tests of a lost database stop and start one of their own. */
export function missingPackages(where) {
  const missing = [];
  if (!mariadbPrograms(where)) missing.push('mariadb-server');
  if (!chromiumPath(where)) missing.push(HEADLESS_CHROMIUM);
  if (!redisServer(where)) missing.push('redis-server');
  return missing;
}

/** How to install the packages: commands for this process, or a message for the user. */
export function installation(missing, { isRoot = process.getuid?.() === 0, where } = {}) {
  const install = ['install', '-q', '-y', '--no-install-recommends', ...missing];
  if (isRoot && programPath(['apt-get'], where)) return { commands: [['update', '-q'], install] };
  const names = missing.join(' and ');
  const command = `sudo apt-get install --no-install-recommends ${missing.join(' ')}`;
  return { message: `The tests need ${names}. Install (Debian, Ubuntu): ${command}` };
}

/** Packages that only make tests faster: a Chromium with windows takes twice the time. One configured explicitly is kept. */
export function fasterPackages(where) {
  const isSlow = !process.env.PORTICO_TEST_CHROMIUM && !programPath([HEADLESS_CHROMIUM], where);
  return isSlow && chromiumPath(where) ? [HEADLESS_CHROMIUM] : [];
}

/** Installs MariaDB, Chromium and Redis for the tests from Debian's packages, if this process may do so. */
export async function ensureSystemPackages() {
  const missing = missingPackages();
  const wanted = [...missing, ...fasterPackages()];
  const { commands } = installation(wanted);
  if (wanted.length > 0 && commands) {
    await step(`Installing ${wanted.join(' and ')} (apt-get)`, () =>
      installAll(commands, missing.length > 0),
    );
  }
  const still = missingPackages();
  if (still.length === 0) return;
  throw new PlainError(
    commands ? `${still.join(' and ')} not found after installing.` : installation(still).message,
  );
}

async function installAll(commands, isNeeded) {
  for (const args of commands) {
    const { code, output } = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code === 0) continue;
    const reason = `apt-get ${args[0]} failed:\n${tail(output, 8)}`;
    if (isNeeded) throw new PlainError(reason);
    return say(`  ${reason}\n  The tests go on with what is here.`);
  }
}
