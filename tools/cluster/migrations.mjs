import { join } from 'node:path';
import { runNode } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { query } from '../mariadb.mjs';

const CLI = join(ROOT, 'services/dist/cli.js');

/** Lets a process per node migrate an empty database at once, `rounds` times. Returns whether each was recorded once. */
export async function migrateAtOnce(print, bank, nodes, rounds) {
  let wrong = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const urls = nodes.map(({ url }) => url + bank.database);
    await dropPortalTables(urls[0]);
    const ended = await Promise.all(urls.map((url) => migrate(url, bank.environment)));
    const failed = ended.filter(({ code }) => code !== 0);
    const [{ rows, names }] = await query(
      urls[round % urls.length],
      'SELECT COUNT(*) AS `rows`, COUNT(DISTINCT name) AS names FROM portal_migrations',
    );
    if (failed.length === 0 && rows === names) continue;
    wrong += 1;
    print(
      `  round ${round}: ${failed.length} of ${nodes.length} failed, ${rows} rows for ${names} migrations`,
    );
    for (const { output } of failed) print(`    ${output.trim().split('\n').at(-1)}`);
  }
  print(`  ${rounds - wrong} of ${rounds} rounds: all processes ended well, each migration is recorded once`);
  return wrong === 0;
}

function migrate(url, environment) {
  return runNode([CLI, 'migrate'], { env: { ...environment, PORTICO_DATABASE_URL: url } });
}

async function dropPortalTables(url) {
  const tables = await query(
    url,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE 'portal%'",
  );
  if (tables.length > 0)
    await query(url, `SET foreign_key_checks = 0; DROP TABLE ${tables.map(({ name }) => name).join(', ')}`);
}
