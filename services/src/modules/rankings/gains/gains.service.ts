import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { GAIN_SORTS, type GainPeriod, type GainSort } from '@portico/domain';
import { Between, Column, Entity, PrimaryColumn, type Repository } from 'typeorm';
import { rankingPagination } from '../../../platform/http/index.js';
import { type HeldLease, Leases } from '../../../platform/jobs/index.js';
import {
  epochMsColumn,
  insertRows,
  moneyColumn,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../../platform/persistence/index.js';
import { RankBoardService } from '../board/rank-board.service.js';
import { RankedPlayers } from '../ranked-players.js';
import type { GainsDto } from '../rankings.dto.js';
import type { BestGains } from './best-gains.js';

@Entity({ name: 'portal_rank_gain', engine: TABLE_ENGINE })
export class RankGainEntity {
  @PrimaryColumn({ name: 'period', type: 'varchar', length: 8 }) period: GainPeriod;
  @PrimaryColumn({ name: 'sort', type: 'varchar', length: 8 }) sort: GainSort;
  @PrimaryColumn({ name: 'place', type: 'int' }) place: number;
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @moneyColumn({ name: 'exp' }) exp: number;
  @Column({ name: 'levels', type: 'int' }) levels: number;
}

@Entity({ name: 'portal_rank_gain_period', engine: TABLE_ENGINE })
export class RankGainPeriodEntity {
  @PrimaryColumn({ name: 'period', type: 'varchar', length: 8 }) period: GainPeriod;
  @epochMsColumn({ name: 'since' }) since: number;
  @epochMsColumn({ name: 'counted_at' }) countedAt: number;
}

const NO_RANKS = { filteredRank: null, actualRank: null, rankChange: null };

@Injectable()
export class GainsService {
  constructor(
    @InjectRepository(RankGainEntity) private readonly gains: Repository<RankGainEntity>,
    @InjectRepository(RankGainPeriodEntity) private readonly periods: Repository<RankGainPeriodEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: Leases,
    private readonly boards: RankBoardService,
    private readonly players: RankedPlayers,
  ) {}

  async lastCount(): Promise<number> {
    return (await this.periods.maximum('countedAt')) ?? 0;
  }

  async list(page: number, limit: number, period: GainPeriod, sort: GainSort): Promise<GainsDto> {
    const start = (page - 1) * limit;
    const [{ board }, counted, total, places] = await Promise.all([
      this.boards.current(),
      this.periods.findOneBy({ period }),
      this.gains.countBy({ period, sort }),
      this.gains.find({
        where: { period, sort, place: Between(start + 1, start + limit) },
        order: { place: 'ASC' },
      }),
    ]);
    return {
      since: counted?.since ?? null,
      ranksAsOf: counted?.countedAt ?? Date.now(),
      // Deleted and hidden characters have no line.
      players: places.flatMap(({ place, characterId, exp, levels }) => {
        const row = board.player(characterId);
        if (row === undefined) return [];
        return [{ ...this.players.toDto(row, NO_RANKS), place, gainedExp: exp, gainedLevels: levels }];
      }),
      pagination: rankingPagination(page, limit, total),
    };
  }

  /** Replaces all earlier results, completely or not at all. */
  async replace(
    lease: HeldLease,
    counted: readonly { period: GainPeriod; since: number; gains: BestGains }[],
    countedAt: number,
  ): Promise<void> {
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
