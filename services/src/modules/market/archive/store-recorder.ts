import { LessThan, type EntityManager, In } from 'typeorm';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Database, findLocked, insertRows, UnitOfWork } from '../../../platform/persistence/index.js';
import { GameBridge } from '../../../game/index.js';
import { StoreSnapshotEntity, StoreEntity, StoreItemEntity } from './store.entities.js';
import { storeChanges, type StoreChanges } from './store-changes.js';

/** A busy market must not fill the disk, however many days are kept. */
const MAX_SNAPSHOTS = 500_000;

export async function deleteOldPrices(manager: EntityManager, before: number): Promise<void> {
  await manager.delete(StoreSnapshotEntity, { at: LessThan(before) });
  const [oldest] = await manager.find(StoreSnapshotEntity, {
    order: { id: 'DESC' },
    skip: MAX_SNAPSHOTS,
    take: 1,
  });
  if (oldest) await manager.delete(StoreSnapshotEntity, { id: LessThan(oldest.id + 1) });
}

/** By then the bridge has had time to connect to the game. */
const FIRST_LOOK_MS = 1000;

const RETRY_MS = 10_000;

const CLEAN_EVERY_MS = HOUR_MS;

/** Clocks of two portals that record the same game may differ by this much. */
const MAX_CLOCK_DIFFERENCE_MS = MINUTE_MS;

/** Records the running game's stores and a history of prices. Data that the bridge read from the database is not recorded. */
@Injectable()
export class StoreRecorder implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Stores');
  private timer: NodeJS.Timeout | undefined;
  private recording: Promise<void> | undefined;
  private isStopped = false;
  private nextCleaningAt = 0;

  constructor(
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
    @Inject(Database) private readonly database: Database,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(GameBridge) private readonly bridge: GameBridge,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.bridgeKind === 'none' || !this.config.worksInBackground) return;
    this.scheduleLook(FIRST_LOOK_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.recording;
  }

  /** Reads the stores once. Returns whether there were live data to record. */
  async record(now = Date.now()): Promise<boolean> {
    const { value, source, asOf } = await this.bridge.openStores();
    if (source !== 'live') return false;
    await this.unitOfWork.run(async (manager) => {
      // If two portals record the same game, the later one finds the changes already written.
      const stores = await findLocked(manager, StoreEntity);
      const items = await manager.find(StoreItemEntity);
      // Times further in the future come from a clock that ran ahead and must not block other portals.
      if (stores.some(({ seenAt }) => seenAt > asOf && seenAt < asOf + MAX_CLOCK_DIFFERENCE_MS)) return;
      await write(manager, storeChanges(value, asOf, { stores, items }), asOf);
    });
    if (performance.now() >= this.nextCleaningAt) await this.clean(now);
    return true;
  }

  private scheduleLook(delay: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => (this.recording = this.look()), delay);
    this.timer.unref();
  }

  /** While the game cannot be reached, the next attempt comes sooner. */
  private async look(): Promise<void> {
    const usual = this.config.server.bridge.recordSeconds * 1000;
    let isRecorded = false;
    try {
      isRecorded = this.database.isUsable && (await this.record());
    } catch (error) {
      this.logger.warn({ msg: 'the open stores could not be recorded', reason: String(error) });
    }
    this.scheduleLook(isRecorded ? usual : Math.min(usual, RETRY_MS));
  }

  private async clean(now: number): Promise<void> {
    this.nextCleaningAt = performance.now() + CLEAN_EVERY_MS;
    const { historyDays } = this.config.server.bridge;
    await this.unitOfWork.run((manager) => deleteOldPrices(manager, now - historyDays * DAY_MS));
  }
}

async function write(manager: EntityManager, changes: StoreChanges, at: number): Promise<void> {
  const { stores, seen, closed, lines, snapshots } = changes;
  if (stores.length > 0) await manager.upsert(StoreEntity, stores, ['characterId']);
  if (closed.length > 0) await manager.update(StoreEntity, { characterId: In(closed) }, { isOpen: false });
  if (seen.length > 0) await manager.update(StoreEntity, { characterId: In(seen) }, { seenAt: at });
  const owners = [...lines.keys(), ...closed];
  if (owners.length > 0) await manager.delete(StoreItemEntity, { characterId: In(owners) });
  await insertRows(manager, StoreItemEntity, [...lines.values()].flat());
  await insertRows(manager, StoreSnapshotEntity, snapshots);
}
