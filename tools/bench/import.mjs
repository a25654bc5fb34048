import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tail } from '../bootstrap/run.mjs';
import { PlainError } from '../bootstrap/terminal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { query, startMariadb } from '../mariadb.mjs';
import { megabytesOf } from './load/processes.mjs';

/** Import of a real server's game files into an empty MariaDB. */
export async function importFiles(print) {
  const folder = process.env.PORTICO_TEST_WZ;
  if (!folder) return print('skipped: PORTICO_TEST_WZ is not set');
  const database = await startMariadb();
  if (!database) return print('skipped: there is no MariaDB');
  await query(database.url, 'CREATE DATABASE portico_bench CHARACTER SET utf8mb4');
  const since = Date.now();
  const child = spawn(process.execPath, [join(ROOT, 'services/dist/cli.js'), 'import', '--wz', folder], {
    env: { ...process.env, PORTICO_DATABASE_URL: `${database.url}portico_bench` },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(child.pid, 'VmHWM'))), 50);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  const seconds = (Date.now() - since) / 1000;
  await database.stop();
  if (code !== 0) throw new PlainError(`The import ended with code ${code}:\n${tail(errors)}`);
  print(`${seconds.toFixed(1)} s, peak memory ${peak} MB`);
  for (const line of output.trim().split('\n').slice(-6)) print(`    ${line}`);
}
