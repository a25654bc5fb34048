import { run, tail } from '../bootstrap/run.mjs';
import { PlainError, step } from '../bootstrap/terminal.mjs';
import { chromiumPath, HEADLESS_CHROMIUM, mariadbPrograms, programPath, redisServer } from '../programs.mjs';

/**
 * Debian's packages of what the tests run and this machine lacks. MariaDB counts even where
 * PORTICO_TEST_DATABASE_URL names a server: the tests of a database that goes away stop and start one of their own.
 */
export function missingPackages(where) {
  const missing = [];
  if (!mariadbPrograms(where)) missing.push('mariadb-server');
  if (!chromiumPath(where)) missing.push(HEADLESS_CHROMIUM);
  if (!redisServer(where)) missing.push('redis-server');
  return missing;
}

/** How to get the packages: the commands for this process to run, or the message of what the person has to. */
export function installation(missing, { isRoot = process.getuid?.() === 0, where } = {}) {
  const install = ['install', '-q', '-y', '--no-install-recommends', ...missing];
  if (isRoot && programPath(['apt-get'], where)) return { commands: [['update', '-q'], install] };
  const names = missing.join(' and ');
  const command = `sudo apt-get install --no-install-recommends ${missing.join(' ')}`;
  return { message: `The tests need ${names}. Install (Debian, Ubuntu): ${command}` };
}

/** MariaDB, Chromium and Redis for the tests: from Debian's packages where this process may install them. */
export async function ensureSystemPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const { commands, message } = installation(missing);
  if (!commands) throw new PlainError(message);
  await step(`Installing ${missing.join(' and ')} (apt-get)`, async () => {
    for (const args of commands) {
      const { code, output } = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
      if (code !== 0) throw new PlainError(`apt-get ${args[0]} failed:\n${tail(output, 8)}`);
    }
  });
  const still = missingPackages();
  if (still.length > 0) throw new PlainError(`${still.join(' and ')} not found after installing.`);
}
