import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from './free-port.mjs';
import { MARIADB_TEST_FLAGS, mariadbPrograms } from './programs.mjs';
import { until } from './until.mjs';

const START_MS = 60_000;

/** A MariaDB with its own data folder and port. It can be stopped, frozen and started again; `destroy` removes it. */
export class MariadbServer {
  #folder;
  #options;
  #child;

  constructor(folder, port, options) {
    this.#folder = folder;
    this.port = port;
    this.#options = options;
  }

  /** Starts a server, which is one for tests unless `testFlags` says otherwise. `TZ` of `environment` is what MariaDB calls SYSTEM. */
  static async create({ flags = [], environment = {}, testFlags = MARIADB_TEST_FLAGS } = {}) {
    if (mariadbPrograms() === undefined) throw new Error('mariadbd and mariadb-install-db are not installed');
    // The folder has a short name, because paths of Unix sockets are limited.
    const folder = mkdtempSync(join(tmpdir(), 'pmdb-'));
    const server = new MariadbServer(folder, await freePort(), {
      flags: [...testFlags, ...flags],
      environment,
    });
    cpSync(emptyData(testFlags), join(folder, 'data'), { recursive: true });
    await server.start();
    return server;
  }

  /** Address of a database on this server; the user is root without a password. */
  url(database) {
    return `mysql://root@127.0.0.1:${this.port}/${database}`;
  }

  async start() {
    const child = spawn(
      mariadbPrograms().server,
      [
        '--no-defaults',
        `--datadir=${join(this.#folder, 'data')}`,
        `--user=${userInfo().username}`,
        // A starting server deletes temporary tables in this folder, also those of other servers, so each has its own.
        `--tmpdir=${this.#folder}`,
        `--socket=${join(this.#folder, 's')}`,
        `--pid-file=${join(this.#folder, 'pid')}`,
        `--port=${this.port}`,
        '--bind-address=127.0.0.1',
        '--skip-log-bin',
        ...this.#options.flags,
      ],
      { stdio: 'ignore', env: { ...process.env, ...this.#options.environment } },
    );
    this.#child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    await untilAnswers(this.port, child);
  }

  /** Kills the server as a crash would; the data stays for the next `start`. */
  async stop() {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Suspends the server: connections stay open, but nothing is answered. */
  freeze() {
    this.#child?.kill('SIGSTOP');
  }

  thaw() {
    this.#child?.kill('SIGCONT');
  }

  async execute(...statements) {
    const connection = await createConnection(this.url(''));
    try {
      for (const statement of statements) await connection.query(statement);
    } finally {
      await connection.end();
    }
  }

  async destroy() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Starts a MariaDB on a free port, with `flags` besides the few that it needs: { url, stop }, undefined if it is not installed. */
export async function startMariadb(flags = []) {
  if (mariadbPrograms() === undefined) return undefined;
  const server = await MariadbServer.create({ flags, testFlags: [] });
  return { url: server.url(''), stop: () => server.destroy() };
}

const installed = new Map();

/** An empty data folder, made once in a process: copying it takes a tenth of the time. */
function emptyData(testFlags) {
  const flags = testFlags.filter((flag) => flag.startsWith('--innodb-log-file-size'));
  const known = installed.get(flags.join(' '));
  if (known !== undefined) return known;
  const data = mkdtempSync(join(tmpdir(), 'pmdb-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  installDatabase(data, userInfo().username, flags);
  installed.set(flags.join(' '), data);
  return data;
}

/** Creates the tables of an empty server. Its root user needs no password. */
export function installDatabase(data, user, flags = []) {
  const own = ['--no-defaults', `--datadir=${data}`, `--user=${user}`, '--skip-test-db', ...flags];
  execFileSync(mariadbPrograms().install, [...own, '--auth-root-authentication-method=normal'], {
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

export async function untilAnswers(port, child) {
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error(`mariadbd ended with code ${child.exitCode}`);
    return answers(port);
  };
  if (!(await until(isUp, { forMs: START_MS, everyMs: 50 })))
    throw new Error(`mariadbd did not start within ${START_MS / 1000} s`);
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (isUp) => {
      socket.destroy();
      resolve(isUp);
    };
    // MariaDB sends a greeting to each new connection.
    socket.once('data', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
  });
}
