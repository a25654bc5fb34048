import { Inject, Injectable } from '@nestjs/common';
import { Database, UnitOfWork } from '../../platform/persistence/index.js';
import { DemoServerEntity } from './demo-server.entity.js';

const NAME = 'demo';

/** Whether the simulated server is to run, as somebody asked for last. */
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

  async setWantedOnline(isWantedOnline: boolean): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.upsert(DemoServerEntity, { name: NAME, isWantedOnline }, ['name']),
    );
  }
}
