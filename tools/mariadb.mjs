import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from './free-port.mjs';
import { mariadbPrograms } from './programs.mjs';

const START_MS = 60_000;

/** Starts a MariaDB on a free port, with `flags` besides the few that it needs: { url, stop }, undefined if it is not installed. */
export async function startMariadb(flags = []) {
  const programs = mariadbPrograms();
  if (!programs) return undefined;
  // The folder has a short name, because paths of Unix sockets are limited.
  const folder = mkdtempSync(join(tmpdir(), 'pbdb-'));
  const user = userInfo().username;
  const data = join(folder, 'data');
  installDatabase(data, user);
  const port = await freePort();
  const child = spawn(
    programs.server,
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      // A starting server deletes temporary tables in this folder, also those of other servers, so each has its own.
      `--tmpdir=${folder}`,
      `--socket=${join(folder, 's')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-log-bin',
      ...flags,
    ],
    { stdio: 'ignore' },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `mysql://root@127.0.0.1:${port}/`;
  await untilAnswers(url, child);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Creates the tables of an empty server. Its root user needs no password. */
export function installDatabase(data, user) {
  const flags = ['--no-defaults', `--datadir=${data}`, `--user=${user}`, '--skip-test-db'];
  execFileSync(mariadbPrograms().install, [...flags, '--auth-root-authentication-method=normal'], {
    stdio: 'ignore',
  });
}

/** Runs statements on a connection of their own. Returns the rows. */
export async function query(uri, sql) {
  const connection = await createConnection({ uri, multipleStatements: true });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

export async function untilAnswers(url, child) {
  const giveUpAt = Date.now() + START_MS;
  for (;;) {
    try {
      const connection = await createConnection(url);
      return await connection.end();
    } catch (error) {
      if (child.exitCode !== null)
        throw new Error(`mariadbd ended with code ${child.exitCode}`, { cause: error });
      if (Date.now() > giveUpAt) throw new Error('mariadbd did not start', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
