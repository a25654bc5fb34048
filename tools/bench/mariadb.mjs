import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { mariadbPrograms } from '../programs.mjs';
import { freePort } from './portal.mjs';

async function connected(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await createConnection(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('mariadbd did not start');
}

/** A MariaDB of its own with an empty database; undefined when none is installed. */
export async function startMariadb() {
  const programs = mariadbPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pbdb-'));
  const user = `--user=${userInfo().username}`;
  const data = `--datadir=${join(folder, 'data')}`;
  execFileSync(
    programs.install,
    ['--no-defaults', data, user, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const child = spawn(
    programs.server,
    [
      '--no-defaults',
      data,
      user,
      `--socket=${join(folder, 's')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-log-bin',
    ],
    { stdio: 'ignore' },
  );
  const connection = await connected(`mysql://root@127.0.0.1:${port}/`);
  await connection.query('CREATE DATABASE portico_bench CHARACTER SET utf8mb4');
  await connection.end();
  return {
    url: `mysql://root@127.0.0.1:${port}/portico_bench`,
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
