import type { DataSource } from 'typeorm';
import { DemoServerSwitch } from '../src/server/demo-server-switch.js';
import { DemoVisitEntity } from '../src/server/visit-rows.js';
import { SimulatedBridge } from '../src/server/simulated-bridge.js';
import { SimulatedRows } from '../src/server/simulated-rows.js';
import { SimulatedServer } from '../src/server/simulated-server.js';
import { Visitors } from '../src/server/visitors.js';
import {
  OnlineRows,
  AccountEntity,
  CharacterEntity,
  MerchantRows,
  GameFeatures,
  SchemaProbe,
} from '@portico/services/game';
import { StoreArchive, StoreEntity, StoreItemEntity } from '@portico/services/modules/market';
import { Leases } from '@portico/services/platform/jobs';
import { createDatabase, createUnitOfWork, type UnitOfWork } from '@portico/services/platform/persistence';
import { demoSchema } from './start-demo-api.js';
import { openTestDatabase, type OpenDatabase } from '../../test/harness/open-database.js';
import { testConfig } from '../../test/harness/test-config.js';
import { settleSmallTown, UnsteadyUnitOfWork, VISITOR } from '../../test/rows/small-town.js';

const START = Date.UTC(2026, 0, 15, 12);

/** The game's row of the visitor, with only the columns that tests name. */
export type VisitorRow = Record<
  | 'loggedin'
  | 'nxCredit'
  | 'maplePoint'
  | 'nxPrepaid'
  | 'votepoints'
  | 'meso'
  | 'maxhp'
  | 'maxmp'
  | 'level'
  | 'exp'
  | 'str'
  | 'map'
  | 'spawnpoint',
  number
>;

export interface TownProcess {
  visitors: Visitors;
  bridge: SimulatedBridge;
  unitOfWork: UnitOfWork;
  close(): Promise<void>;
}

/** The small town in its own database, and servers that simulate it. */
export class SimulatedTown {
  readonly writes: UnsteadyUnitOfWork;
  readonly config;
  now = START;

  private constructor(private readonly open: OpenDatabase) {
    this.writes = new UnsteadyUnitOfWork(open.unitOfWork);
    this.config = testConfig({ home: open.home }, { server: { bridge: { kind: 'simulated' } } });
  }

  static async settle(engine: Parameters<typeof openTestDatabase>[0]): Promise<SimulatedTown> {
    const open = await openTestDatabase(engine, demoSchema);
    await open.unitOfWork.run(settleSmallTown);
    return new SimulatedTown(open);
  }

  get database() {
    return this.open.database;
  }

  get unitOfWork() {
    return this.open.unitOfWork;
  }

  close(): Promise<void> {
    return this.open.close();
  }

  /** Another process of the portal on the same database. */
  async openProcess(): Promise<TownProcess> {
    const { home, databaseUrl } = this.open;
    const database = createDatabase(testConfig({ home, databaseUrl }), demoSchema, () => undefined);
    await database.open(() => Promise.resolve());
    const unitOfWork = createUnitOfWork(database);
    const visitors = visitorsOf(database.reader, unitOfWork);
    return {
      visitors,
      bridge: this.createBridge({ isAlive: false }, visitors),
      unitOfWork,
      close: () => database.close(),
    };
  }

  /** The bridge of one process of the portal. */
  createBridge({ isAlive = true } = {}, visitors = this.createVisitors()): SimulatedBridge {
    const { writes } = this;
    const { reader } = this.database;
    const accounts = reader.getRepository(AccountEntity);
    const characters = reader.getRepository(CharacterEntity);
    const merchants = this.createMerchants();
    const archive = this.createArchive(merchants);
    const leases = new Leases(writes);
    const rows = new SimulatedRows(accounts, characters, writes, leases, { isOn: () => true });
    return new SimulatedBridge({
      online: new OnlineRows(accounts, characters, this.features()),
      archive,
      demoSwitch: this.createSwitch(),
      visitors,
      leases,
      createServer: isAlive
        ? (lease) => new SimulatedServer({ rows, merchants, archive, lease }, 83)
        : undefined,
    });
  }

  /** Whether its server should run. */
  createSwitch(): DemoServerSwitch {
    return new DemoServerSwitch(this.database.reader, this.writes);
  }

  /** Lets visitors enter and leave, through the town's unit of work unless `unitOfWork` is given. */
  createVisitors(unitOfWork: UnitOfWork = this.writes): Visitors {
    return visitorsOf(this.database.reader, unitOfWork);
  }

  /** The portal's record of the stores. */
  createArchive(merchants = this.createMerchants()): StoreArchive {
    const { reader } = this.database;
    return new StoreArchive(
      this.config,
      reader.getRepository(StoreEntity),
      reader.getRepository(StoreItemEntity),
      merchants,
    );
  }

  async tick(bridge: SimulatedBridge, count: number, seconds = 8): Promise<void> {
    for (let tick = 0; tick < count; tick++) {
      this.now += seconds * 1000;
      await bridge.tick(this.now);
    }
  }

  select<T>(query: string): Promise<T[]> {
    return this.database.reader.query<T[]>(query);
  }

  async loggedIn(): Promise<number[]> {
    const rows = await this.select<{ id: number }>('SELECT id FROM accounts WHERE loggedin = 2 ORDER BY id');
    return rows.map(({ id }) => id);
  }

  /** Gives the visitor something to lose. */
  enrichVisitor(): Promise<void> {
    return this.write(
      `UPDATE accounts SET nxCredit = 5000, maplePoint = 300, nxPrepaid = 70, votepoints = 20 WHERE id = ${VISITOR}`,
      `UPDATE characters SET level = 60, exp = 100, job = 110, meso = 1000000, maxhp = 4000, maxmp = 900, hp = 3500, mp = 800,
        str = 300, map = 100000000, spawnpoint = 3 WHERE id = ${VISITOR}`,
    );
  }

  /** The visitor's account and character, read from their rows. */
  async visitor(): Promise<VisitorRow> {
    const [row] = await this.select<VisitorRow>(
      `SELECT loggedin, lastlogin, nxCredit, maplePoint, nxPrepaid, votepoints, meso, hp, mp, maxhp, maxmp, level, exp,
        str, dex, luk, \`int\`, job, fame, map, spawnpoint, lastLogoutTime
        FROM accounts JOIN characters ON characters.accountid = accounts.id WHERE accounts.id = ${VISITOR}`,
    );
    if (row === undefined) throw new Error('The visitor is gone');
    return row;
  }

  /** Runs statements as another writer beside the portal. */
  write(...statements: string[]): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      for (const statement of statements) await manager.query(statement);
    });
  }

  /** Everything that the simulation writes. */
  everything(): Promise<unknown> {
    return Promise.all([
      this.select('SELECT id, loggedin, lastlogin FROM accounts ORDER BY id'),
      this.select(
        'SELECT id, level, exp, meso, fame, map, HasMerchant, MerchantMesos FROM characters ORDER BY id',
      ),
      this.select('SELECT inventoryitemid, bundles FROM inventorymerchant ORDER BY inventorymerchantid'),
    ]);
  }

  private createMerchants(): MerchantRows {
    return new MerchantRows(this.database.reader.getRepository(CharacterEntity), this.features());
  }

  private features(): GameFeatures {
    return new GameFeatures(this.database, new SchemaProbe(this.database.reader));
  }
}

function visitorsOf(reader: DataSource, unitOfWork: UnitOfWork): Visitors {
  return new Visitors(
    reader.getRepository(DemoVisitEntity),
    reader.getRepository(AccountEntity),
    unitOfWork,
    new DemoServerSwitch(reader, unitOfWork),
  );
}
