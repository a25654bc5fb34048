import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runNode } from '../../bootstrap/run.mjs';
import { PlainError } from '../../bootstrap/terminal.mjs';
import { ROOT } from '../../bootstrap/workspace.mjs';
import { query, startMariadb } from '../../mariadb.mjs';
import { builtPortal, loadBuilt, startPortal } from '../portal.mjs';
import { newHome } from './bench-home.mjs';

/** First id of accounts and characters. The demo world's ids are lower. */
const FIRST_ID = 900_001;

const AWAY_MS = 20_000;
const DUPLICATE = 1062;

export const PASSWORD = 'portico-bench';
/** A hash of the lowest cost, because logins are not measured. */
const PASSWORD_HASH = '$2b$04$IPl4sNNA3APJzSvE7..OEOHnRFPjnJMmZVnXG8fAeAerB2nWRafjS';

export const START = { VP: 100_000, NX: 0, MESO: 2_000_000_000, HP: 50, MP: 50 };

/** Accounts with points to spend, in a database that portals use at the same time. Statements run one after another. */
export class Bank {
  #last = Promise.resolve();
  #open;
  #opened = 0;

  constructor(name, environment, { isFile, release, database }) {
    this.database = database;
    this.name = name;
    this.environment = environment;
    this.isFile = isFile;
    this.release = release;
  }

  static async embedded(settings) {
    const { environment, remove } = newHome(settings);
    const bank = new Bank('embedded SQLite', environment, { isFile: true, release: remove });
    // The first start creates the demo world. The accounts are added to it.
    await (await bank.startPortal()).stop();
    await bank.open();
    return bank;
  }

  static async mariadb(settings, flags = []) {
    const server = await startMariadb(flags);
    if (server === undefined) throw new PlainError('MariaDB is not installed');
    return Bank.onServer('MariaDB', server, settings);
  }

  /**
   * Uses a server `{ url, stop }`; the url of a cluster names all nodes. A server without `stop` belongs to somebody else, so only the
   * database is removed.
   */
  static async onServer(name, { url, stop, database = 'portico' }, settings) {
    await queryServer(url, `CREATE DATABASE ${database}`);
    const { environment, remove } = newHome(settings);
    environment.PORTICO_DATABASE_URL = `${url}${database}`;
    const release = async () => {
      if (stop === undefined) await queryServer(url, `DROP DATABASE ${database}`);
      else await stop();
      remove();
    };
    const bank = new Bank(name, environment, { isFile: false, release, database });
    await bank.open();
    const { createGameTables } = await loadBuilt('services/dist/game/stock-schema/index.js');
    await bank.#open.unitOfWork.run((manager) => createGameTables(manager));
    return bank;
  }

  async open() {
    const { loadConfig } = await loadBuilt('services/dist/platform/config/index.js');
    const { createDatabase, createUnitOfWork } = await loadBuilt(
      'services/dist/platform/persistence/index.js',
    );
    const { schema } = await loadBuilt('services/dist/portal-schema.js');
    const database = createDatabase(loadConfig(this.environment), schema, () => undefined);
    await database.open();
    this.#open = { database, unitOfWork: createUnitOfWork(database) };
  }

  get context() {
    return this.#open;
  }

  /** Creates accounts, each with a character of the same id. Returns the ids. */
  async openAccounts(count) {
    const first = FIRST_ID + this.#opened;
    this.#opened += count;
    const ids = Array.from({ length: count }, (_, index) => first + index);
    for (const id of ids) {
      await this.write(
        'INSERT INTO accounts (id, name, password, votepoints, nxCredit) VALUES (?, ?, ?, ?, ?)',
        [id, nameOf(id), PASSWORD_HASH, START.VP, START.NX],
      );
      await this.write(
        'INSERT INTO characters (id, accountid, name, meso, maxhp, maxmp) VALUES (?, ?, ?, ?, ?, ?)',
        [id, id, nameOf(id), START.MESO, START.HP, START.MP],
      );
    }
    return ids;
  }

  async holdingsOf(id) {
    const [row] = await this.rows(
      `SELECT a.votepoints AS VP, a.nxCredit AS NX, c.meso AS MESO, c.maxhp AS HP, c.maxmp AS MP
       FROM accounts a JOIN characters c ON c.id = a.id WHERE a.id = ?`,
      [id],
    );
    return Object.fromEntries(Object.entries(row).map(([currency, amount]) => [currency, Number(amount)]));
  }

  rows(sql, values = []) {
    return this.#inTurn(() => untilThere(() => this.#open.database.reader.query(sql, values)));
  }

  write(sql, values = []) {
    return this.#inTurn(() =>
      untilThere(() => this.#open.unitOfWork.run((manager) => manager.query(sql, values))),
    );
  }

  /** Closes the embedded file during `work`: the next to open it repairs it after a kill, if no one else has it open. */
  whileClosed(work) {
    if (!this.isFile) return work();
    return this.#inTurn(async () => {
      await this.#open.database.close();
      this.#open = undefined;
      await collectConnections();
      const result = await work();
      await this.open();
      return result;
    });
  }

  startPortal(more = {}, flags = []) {
    const [node, program] = builtPortal(this.environment);
    return startPortal({ ...this.environment, ...more }, [node, ...flags, program]);
  }

  /** Calls `work` with the addresses of new portals, then verifies the ledger. Closes everything even if `work` fails. */
  async withPortals(print, count, work) {
    print(this.titleOf(count));
    const portals = [];
    try {
      while (portals.length < count) portals.push(await this.startPortal());
      await work(portals.map(({ url }) => url));
      const { faults, summary } = await this.verifyLedger();
      for (const line of [...faults, ...summary]) print(`  ${line}`);
    } finally {
      for (const portal of portals) await portal.stop();
      await this.close();
    }
  }

  titleOf(count) {
    return `${this.name}, ${count === 1 ? 'one process' : `${count} processes`}`;
  }

  /** Runs `portico ledger verify`. Its last two lines are a summary with counts. */
  async verifyLedger() {
    const args = [join(ROOT, 'services/dist/cli.js'), 'ledger', 'verify'];
    const { code, output } = await runNode(args, { env: this.environment });
    const lines = output.trim().split('\n');
    return {
      holds: code === 0,
      faults: lines.filter((line) => line.startsWith('FAULT')),
      summary: lines.slice(-2),
    };
  }

  async close() {
    await this.#last;
    await this.#open.database.close();
    await this.release();
  }

  #inTurn(work) {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** Retries while a killed database node is replaced, as the portal does. */
async function untilThere(work) {
  const giveUpAt = Date.now() + AWAY_MS;
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await work();
    } catch (error) {
      // The earlier attempt inserted the row, but its answer was lost.
      if (isRepeated && error.driverError?.errno === DUPLICATE) return undefined;
      if (error.code !== 'database.unavailable' || Date.now() > giveUpAt) throw error;
    }
    await sleep(200);
  }
}

const queryServer = (url, sql) => query(firstNode(url), sql);

const firstNode = (url) => url.replace(/,[^/]*/, '');

/** The driver releases a file when its connection is garbage-collected, and not when it is closed. */
async function collectConnections() {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  for (let round = 0; round < 2; round += 1) {
    await sleep(0);
    collectGarbage();
  }
}

export const nameOf = (id) => `Saver${id}`;
