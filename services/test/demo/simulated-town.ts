import { DemoServerSwitch } from '../../src/demo/server/demo-server-switch.js';
import { SimulatedBridge } from '../../src/demo/server/simulated-bridge.js';
import { SimulatedRows } from '../../src/demo/server/simulated-rows.js';
import { SimulatedServer } from '../../src/demo/server/simulated-server.js';
import { OnlineRows } from '../../src/game/bridge/online-rows.js';
import { MerchantRows } from '../../src/game/merchants/merchant-rows.js';
import { GameFeatures } from '../../src/game/probe/game-features.js';
import { SchemaProbe } from '../../src/game/probe/schema-probe.js';
import { StoreArchive } from '../../src/modules/market/records/store-archive.js';
import { Leases } from '../../src/platform/jobs/index.js';
import { schema } from '../../src/schema.js';
import { openTestDatabase } from '../harness/open-database.js';
import type { OpenDatabase } from '../harness/open-database.js';
import { testConfig } from '../harness/test-config.js';
import { settleSmallTown, UnsteadyUnitOfWork } from '../rows/small-town.js';

const START = Date.UTC(2026, 0, 15, 12);

/** The small town in a database of its own, and servers that simulate it. */
export class SimulatedTown {
  readonly writes: UnsteadyUnitOfWork;
  readonly config;
  now = START;

  private constructor(private readonly open: OpenDatabase) {
    this.writes = new UnsteadyUnitOfWork(open.unitOfWork);
    this.config = testConfig({ home: open.home }, { server: { bridge: { kind: 'simulated' } } });
  }

  static async settle(engine: Parameters<typeof openTestDatabase>[0]): Promise<SimulatedTown> {
    const open = await openTestDatabase(engine, schema);
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

  /** What one process of the portal runs. */
  createBridge({ isAlive = true } = {}): SimulatedBridge {
    const { database, writes } = this;
    const merchants = new MerchantRows(database, this.features());
    const archive = new StoreArchive(this.config, database, merchants);
    const leases = new Leases(writes);
    const rows = new SimulatedRows(database, writes, leases, { isOn: () => true });
    return new SimulatedBridge({
      online: new OnlineRows(database, this.features()),
      archive,
      demoSwitch: new DemoServerSwitch(database, writes),
      leases,
      createServer: isAlive
        ? (lease) => new SimulatedServer({ rows, merchants, archive, lease }, 83)
        : undefined,
    });
  }

  /** What the portal keeps of the stores. */
  createArchive(): StoreArchive {
    return new StoreArchive(this.config, this.database, new MerchantRows(this.database, this.features()));
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

  /** All that the simulation writes. */
  everything(): Promise<unknown> {
    return Promise.all([
      this.select('SELECT id, loggedin, lastlogin FROM accounts ORDER BY id'),
      this.select(
        'SELECT id, level, exp, meso, fame, map, HasMerchant, MerchantMesos FROM characters ORDER BY id',
      ),
      this.select('SELECT inventoryitemid, bundles FROM inventorymerchant ORDER BY inventorymerchantid'),
    ]);
  }

  private features(): GameFeatures {
    return new GameFeatures(this.database, new SchemaProbe(this.database));
  }
}
