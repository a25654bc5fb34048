import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ExpStanding, GAIN_SORTS, type GainPeriod, type GainSort } from '@portico/domain';
import { Between, Column, Entity, PrimaryColumn, type Repository } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import { gameNumber, VisibleCharacters } from '../../../game/index.js';
import { rankingPagination } from '../../../platform/http/index.js';
import { type HeldLease, Leases } from '../../../platform/jobs/index.js';
import {
  epochMsColumn,
  insertRows,
  moneyColumn,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../../platform/persistence/index.js';
import { PlayerRows } from '../player-details.repository.js';
import type { GainsDto } from '../rankings.dto.js';
import { mapNamesOf, toRankedPlayer } from '../rankings.service.js';
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

/** Rows per read. If ids are close together, they cover a few parts of a day. */
const ROWS_PER_READ = 6000;

export interface CurrentStanding extends ExpStanding {
  id: number;
}

@Injectable()
export class GainsSourceRepository {
  constructor(private readonly visible: VisibleCharacters) {}

  /** All visible characters by ascending id. */
  async *batches(now: number): AsyncGenerator<CurrentStanding[]> {
    let rows = await this.after(-1, now);
    for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
      yield rows;
      rows = rows.length < ROWS_PER_READ ? [] : await this.after(last.id, now);
    }
  }

  private async after(lastId: number, now: number): Promise<CurrentStanding[]> {
    const rows = await this.visible
      .selection(now)
      .select('player.id', 'id')
      .addSelect('player.level', 'level')
      .addSelect('player.exp', 'exp')
      .andWhere('player.id > :lastId', { lastId })
      .orderBy('player.id', 'ASC')
      .limit(ROWS_PER_READ)
      .getRawMany<Record<'id' | 'level' | 'exp', unknown>>();
    return rows.map(({ id, level, exp }) => {
      return { id: Number(id), level: gameNumber(level), exp: gameNumber(exp) };
    });
  }
}

@Injectable()
export class GainsRepository {
  constructor(
    @InjectRepository(RankGainEntity) private readonly gains: Repository<RankGainEntity>,
    @InjectRepository(RankGainPeriodEntity) private readonly periods: Repository<RankGainPeriodEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  period(period: GainPeriod): Promise<RankGainPeriodEntity | null> {
    return this.periods.findOneBy({ period });
  }

  async lastCount(): Promise<number> {
    return (await this.periods.maximum('countedAt')) ?? 0;
  }

  count(period: GainPeriod, sort: GainSort): Promise<number> {
    return this.gains.countBy({ period, sort });
  }

  places(period: GainPeriod, sort: GainSort, from: number, to: number): Promise<RankGainEntity[]> {
    return this.gains.find({ where: { period, sort, place: Between(from, to) }, order: { place: 'ASC' } });
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

const NO_RANKS = { filteredRank: null, actualRank: null, rankChange: null };

@Injectable()
export class GainsService {
  constructor(
    private readonly gains: GainsRepository,
    private readonly rows: PlayerRows,
    private readonly catalogs: CatalogService,
  ) {}

  async list(page: number, limit: number, period: GainPeriod, sort: GainSort): Promise<GainsDto> {
    const start = (page - 1) * limit;
    const [counted, total, places] = await Promise.all([
      this.gains.period(period),
      this.gains.count(period, sort),
      this.gains.places(period, sort, start + 1, start + limit),
    ]);
    const rows = await this.rows.load(places.map(({ characterId }) => characterId));
    const mapName = mapNamesOf(this.catalogs.current);
    return {
      since: counted?.since ?? null,
      ranksAsOf: counted?.countedAt ?? Date.now(),
      // Deleted and hidden characters have no line.
      players: places.flatMap(({ place, characterId, exp, levels }) => {
        const row = rows.get(characterId);
        if (row === undefined) return [];
        return [{ ...toRankedPlayer(row, NO_RANKS, mapName), place, gainedExp: exp, gainedLevels: levels }];
      }),
      pagination: rankingPagination(page, limit, total),
    };
  }
}
