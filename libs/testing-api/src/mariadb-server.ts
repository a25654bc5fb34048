import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir, userInfo } from 'node:os';
import { promisify } from 'node:util';
import { freePort } from '@portico/tools/free-port';
import { MARIADB_TEST_FLAGS, mariadbPrograms } from '@portico/tools/programs';
import { createConnection } from 'mysql2/promise';

const START_MS = 60_000;
const POLL_INTERVAL_MS = 50;

const run = promisify(execFile);

/** Additional flags of one server. */
export interface ServerOptions {
  flags?: readonly string[];
  /** `TZ` is the zone of the server's machine, which MariaDB calls SYSTEM. */
  environment?: NodeJS.ProcessEnv;
}

/** A MariaDB for tests, with its own data folder and port. It can be stopped and started; `destroy` removes it. */
export class MariadbServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly programs: { server: string; install: string },
    private readonly folder: string,
    readonly port: number,
    private readonly options: ServerOptions,
  ) {}

  /** Prepares the data folder and starts the server. */
  static async create(options: ServerOptions = {}): Promise<MariadbServer> {
    const programs = mariadbPrograms();
    if (programs === undefined) throw new Error('mariadbd and mariadb-install-db are not installed');
    // The path of a Unix socket must be short, so the folder's name is.
    const folder = mkdtempSync(join(tmpdir(), 'pmdb-'));
    const server = new MariadbServer(programs, folder, await freePort(), options);
    cpSync(await emptyData(programs.install), join(folder, 'data'), { recursive: true });
    await server.start();
    return server;
  }

  /** Address of a database on this server; the user is root without a password. */
  url(database: string): string {
    return `mysql://root@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const child = spawn(
      this.programs.server,
      [
        '--no-defaults',
        `--datadir=${join(this.folder, 'data')}`,
        `--tmpdir=${this.folder}`,
        `--socket=${join(this.folder, 's')}`,
        `--pid-file=${join(this.folder, 'pid')}`,
        `--port=${this.port}`,
        `--user=${userInfo().username}`,
        '--bind-address=127.0.0.1',
        '--skip-log-bin',
        ...MARIADB_TEST_FLAGS,
        ...(this.options.flags ?? []),
      ],
      {
        stdio: 'ignore',
        env: { ...process.env, ...this.options.environment },
      },
    );
    this.process = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const giveUpAt = Date.now() + START_MS;
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error(`mariadbd ended with code ${child.exitCode}`);
      if (Date.now() > giveUpAt) throw new Error(`mariadbd did not start within ${START_MS / 1000} s`);
      await sleep(POLL_INTERVAL_MS);
    }
  }

  /** Kills the server as a crash would; the data stays for the next `start`. */
  async stop(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Suspends the server: connections stay open, but nothing is answered. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  async execute(...statements: string[]): Promise<void> {
    const connection = await createConnection(this.url(''));
    try {
      for (const statement of statements) await connection.query(statement);
    } finally {
      await connection.end();
    }
  }

  /** Stops the server and removes its data. */
  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let installed: Promise<string> | undefined;

/** An empty data folder, made once in a process: copying it takes a tenth of the time. */
function emptyData(install: string): Promise<string> {
  installed ??= installData(install);
  return installed;
}

async function installData(install: string): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'pmdb-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  await run(install, [
    '--no-defaults',
    `--datadir=${data}`,
    `--user=${userInfo().username}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--innodb-log-file-size=8M',
  ]);
  return data;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    // MariaDB sends a greeting to each new connection.
    socket.once('data', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    const finish = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
  });
}
