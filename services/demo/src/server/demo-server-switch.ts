import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Entity, PrimaryColumn } from 'typeorm';
import { UnitOfWork, booleanColumn, TABLE_ENGINE } from '@portico/services/platform/persistence';
import { clearStuckAccounts, saveVisits } from './visit-rows.js';

@Entity({ name: 'portal_demo_server', engine: TABLE_ENGINE })
export class DemoServerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;

  /** The last state that `portico demo --server` asked for. */
  @booleanColumn({ name: 'is_wanted_online' }) isWantedOnline: boolean;
}

const NAME = 'demo';

@Injectable()
export class DemoServerSwitch {
  constructor(
    private readonly reader: DataSource,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
  ) {}

  async isWantedOnline(manager: EntityManager = this.reader.manager): Promise<boolean> {
    const row = await manager.findOneBy(DemoServerEntity, { name: NAME });
    return row?.isWantedOnline ?? true;
  }

  /**
   * Visitors notice at once, even if no process runs the world. Switching off saves them and logs them out. Switching
   * on frees those whom a crash left logged in.
   */
  async setWantedOnline(isWantedOnline: boolean, now = Date.now()): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const isBoot = isWantedOnline && !(await this.isWantedOnline(manager));
      await manager.upsert(DemoServerEntity, { name: NAME, isWantedOnline }, ['name']);
      if (!isWantedOnline) await saveVisits(manager, now);
      else if (isBoot) await clearStuckAccounts(manager, now);
    });
  }
}
