import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, In, Index, MoreThanOrEqual, PrimaryColumn, type Repository } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { type HeldLease, Leases } from '../../../platform/jobs/index.js';
import { epochMsColumn, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';
import type { DayPart } from './packed-day.js';

@Entity({ name: 'portal_rank_daily', engine: TABLE_ENGINE })
@Index('portal_rank_daily_day', ['day'])
export class RankDailyEntity {
  /** Character id divided by 2,048, rounded down. */
  @PrimaryColumn({ name: 'part', type: 'int' }) part: number;

  /** Day of the server's calendar, as days since 1970-01-01. */
  @PrimaryColumn({ name: 'day', type: 'int' }) day: number;

  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'data', type: 'blob' }) data: Buffer;
}

/** A part has at most 41 kB, twice that in hexadecimal. Together they are just below the one-megabyte limit of some servers. */
const PARTS_PER_STATEMENT = 12;
const DAYS_PER_STATEMENT = 100;

@Injectable()
export class RankHistoryRepository {
  constructor(
    @InjectRepository(RankDailyEntity) private readonly rankDailyRows: Repository<RankDailyEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  hasDay(day: number): Promise<boolean> {
    return this.rankDailyRows.existsBy({ day });
  }

  /** Writes a day completely or not at all, unless it is already recorded. Returns whether it wrote. */
  record(lease: HeldLease, day: number, at: number, parts: readonly DayPart[]): Promise<boolean> {
    return this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      if (await manager.existsBy(RankDailyEntity, { day })) return false;
      for (const some of inBatches(parts, PARTS_PER_STATEMENT)) {
        const rows = some.map(({ part, data }) => ({ part, day, at, data: Buffer.from(data) }));
        await manager.insert(RankDailyEntity, rows);
      }
      return parts.length > 0;
    });
  }

  async days(part: number, from: number): Promise<number[]> {
    const rows = await this.rankDailyRows.find({
      select: { part: true, day: true },
      where: { part, day: MoreThanOrEqual(from) },
      order: { day: 'ASC' },
    });
    return rows.map(({ day }) => day);
  }

  async recordedDays(from: number, to: number): Promise<number[]> {
    const rows = await this.rankDailyRows
      .createQueryBuilder('recorded')
      .select('DISTINCT recorded.day', 'day')
      .where('recorded.day BETWEEN :from AND :to', { from, to })
      .orderBy('recorded.day', 'ASC')
      .getRawMany<{ day: number }>();
    return rows.map(({ day }) => Number(day));
  }

  lastPart(day: number): Promise<RankDailyEntity | null> {
    return this.rankDailyRows.findOne({ where: { day }, order: { part: 'DESC' } });
  }

  /** Removes each day in its own unit of work, because one is megabytes. */
  async remove(lease: HeldLease, days: readonly number[]): Promise<void> {
    for (const day of days) {
      await this.unitOfWork.run(async (manager) => {
        await this.leases.confirm(manager, lease);
        await manager.delete(RankDailyEntity, { day });
      });
    }
  }

  readParts(parts: readonly number[], days: readonly number[]): Promise<RankDailyEntity[]> {
    return this.rankDailyRows.find({ where: { part: In(parts), day: In(days) } });
  }

  async read(part: number, days: readonly number[]): Promise<RankDailyEntity[]> {
    const found: RankDailyEntity[] = [];
    for (const some of inBatches(days, DAYS_PER_STATEMENT)) {
      const where = { part, day: In(some) };
      found.push(...(await this.rankDailyRows.find({ where, order: { day: 'ASC' } })));
    }
    return found;
  }
}
