import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { UnitOfWork, insertMissing } from '../../../platform/persistence/index.js';
import type { EconomyRow } from './economy-day.js';
import { EconomyDayEntity } from './economy-day.entity.js';

const DONE: EconomyRow = { kind: 'done', currency: '', subject: '', paid: 0, taken: 0 };
const BATCH = 200;

@Injectable()
export class EconomyDaysRepository {
  constructor(
    @InjectRepository(EconomyDayEntity) private readonly economyDays: Repository<EconomyDayEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async read(days: readonly string[]): Promise<ReadonlyMap<string, readonly EconomyRow[]>> {
    const rows = await this.economyDays.findBy({ day: In([...days]) });
    const byDay = grouped(rows, ({ day }) => day);
    return new Map([...byDay].filter(([, ofDay]) => ofDay.some(({ kind }) => kind === 'done')));
  }

  /** Sums of a finished day are final. If two processes write them, the second writes nothing. */
  async write(day: string, rows: readonly EconomyRow[]): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const written = [...rows, DONE].map((row) => ({ ...row, day }));
      for (const batch of inBatches(written, BATCH)) await insertMissing(manager, EconomyDayEntity, batch);
    });
  }

  /** Nothing is locked where there is none, which is nearly always. */
  async removeFrom(day: string): Promise<void> {
    const unfinished = { day: MoreThanOrEqual(day) };
    if (!(await this.economyDays.existsBy(unfinished))) return;
    await this.unitOfWork.run((manager) => manager.delete(EconomyDayEntity, unfinished));
  }

  async removeBefore(day: string): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(EconomyDayEntity, { day: LessThan(day) }));
  }
}
