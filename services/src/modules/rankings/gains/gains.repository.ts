import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { GAIN_SORTS, type GainPeriod, type GainSort } from '@portico/domain';
import { Between, type Repository } from 'typeorm';
import { type HeldLease, Leases } from '../../../platform/jobs/index.js';
import { insertRows, UnitOfWork } from '../../../platform/persistence/index.js';
import type { BestGains } from './best-gains.js';
import { RankGainEntity, RankGainPeriodEntity } from './rank-gain.entities.js';

export interface CountedPeriod {
  period: GainPeriod;
  since: number;
  gains: BestGains;
}

@Injectable()
export class GainsRepository {
  constructor(
    @InjectRepository(RankGainEntity) private readonly gains: Repository<RankGainEntity>,
    @InjectRepository(RankGainPeriodEntity) private readonly periods: Repository<RankGainPeriodEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  /** Null while nothing has been counted. */
  period(period: GainPeriod): Promise<RankGainPeriodEntity | null> {
    return this.periods.findOneBy({ period });
  }

  /** When the gains were counted last; 0 for never. */
  async lastCount(): Promise<number> {
    return (await this.periods.maximum('countedAt')) ?? 0;
  }

  count(period: GainPeriod, sort: GainSort): Promise<number> {
    return this.gains.countBy({ period, sort });
  }

  places(period: GainPeriod, sort: GainSort, from: number, to: number): Promise<RankGainEntity[]> {
    return this.gains.find({ where: { period, sort, place: Between(from, to) }, order: { place: 'ASC' } });
  }

  /** Replaces everything that was counted before, all of it or nothing. */
  async replace(lease: HeldLease, counted: readonly CountedPeriod[], countedAt: number): Promise<void> {
    const rows = counted.flatMap(({ period, gains }) =>
      GAIN_SORTS.flatMap((sort) =>
        gains.best(sort).map((gain, index) => ({ period, sort, place: index + 1, ...gain })),
      ),
    );
    await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      await manager.createQueryBuilder().delete().from(RankGainEntity).execute();
      await manager.createQueryBuilder().delete().from(RankGainPeriodEntity).execute();
      await insertRows(manager, RankGainEntity, rows);
      await insertRows(
        manager,
        RankGainPeriodEntity,
        counted.map(({ period, since }) => ({ period, since, countedAt })),
      );
    });
  }
}
