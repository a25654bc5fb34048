import { Inject, Injectable } from '@nestjs/common';
import { Database, UnitOfWork } from '../../../platform/persistence/index.js';
import { DemoServerEntity } from './demo-server.entity.js';

const NAME = 'demo';

const HELD_FOR_MS = 30_000;

/** Whether the simulated server is to run, and which of several processes lets it live. */
@Injectable()
export class DemoServerSwitch {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Online until somebody asked otherwise. */
  async isWantedOnline(): Promise<boolean> {
    const row = await this.database.reader.findOneBy(DemoServerEntity, { name: NAME });
    return row?.isWantedOnline ?? true;
  }

  async want(isWantedOnline: boolean): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await this.ensureRow();
      await manager.update(DemoServerEntity, { name: NAME }, { isWantedOnline });
    });
  }

  /** Takes the world for half a minute; false while another process has it. */
  take(holder: string, now: number): Promise<boolean> {
    return this.unitOfWork.run(async (manager) => {
      await this.ensureRow();
      const taken = await manager
        .createQueryBuilder()
        .update(DemoServerEntity)
        .set({ holder, expiresAt: now + HELD_FOR_MS })
        .where('name = :name', { name: NAME })
        .andWhere('(holder IS NULL OR holder = :holder OR expires_at < :now)', { holder, now })
        .execute();
      return (taken.affected ?? 0) > 0;
    });
  }

  /** Keeps it for half a minute more; false when it was taken away, or made anew. */
  keep(holder: string, now: number): Promise<boolean> {
    return this.unitOfWork.run(async (manager) => {
      const expiresAt = now + HELD_FOR_MS;
      const kept = await manager.update(DemoServerEntity, { name: NAME, holder }, { expiresAt });
      return (kept.affected ?? 0) > 0;
    });
  }

  async release(holder: string): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.update(DemoServerEntity, { name: NAME, holder }, { holder: null, expiresAt: 0 }),
    );
  }

  private async ensureRow(): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(DemoServerEntity)
        .values({ name: NAME, isWantedOnline: true, holder: null, expiresAt: 0 })
        .orIgnore()
        .updateEntity(false)
        .execute(),
    );
  }
}
