import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type CallbackVerdict, type VoteState } from '@portico/domain';
import { DataSource, MoreThanOrEqual, type Repository } from 'typeorm';
import { VoteEntity } from '../votes/vote.entities.js';
import { VoteCallbackEntity } from './vote-callbacks.repository.js';

export interface CountedVotes {
  site: string;
  state: VoteState;
  votes: number;
}

export interface CountedCallbacks {
  site: string;
  verdict: CallbackVerdict;
  callbacks: number;
  lastAt: number;
}

/** Lags of a site: half of its votes, and 95 of 100, arrive within these times. */
export interface SiteLag {
  site: string;
  p50: number;
  p95: number;
}

/** The engines return large numbers and sums as text. */
type Row<T> = { [K in keyof T]: T[K] extends number ? number | string : T[K] };

/** Nearest-rank method: the first row number that reaches the share. */
const LAGS = `SELECT site,
    MIN(CASE WHEN place * 100 >= total * 50 THEN lag_ms END) AS p50,
    MIN(CASE WHEN place * 100 >= total * 95 THEN lag_ms END) AS p95
  FROM (
    SELECT site, lag_ms,
      ROW_NUMBER() OVER (PARTITION BY site ORDER BY lag_ms) AS place,
      COUNT(*) OVER (PARTITION BY site) AS total
    FROM portal_vote_callback
    WHERE verdict = 'confirmed' AND at >= ? AND replay_of IS NULL AND lag_ms IS NOT NULL
  ) ranked
  GROUP BY site`;

@Injectable()
export class SiteHealthRepository {
  constructor(
    @InjectRepository(VoteEntity) private readonly voteRows: Repository<VoteEntity>,
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    private readonly reader: DataSource,
  ) {}

  async votes(since: number): Promise<CountedVotes[]> {
    const rows = await this.voteRows
      .createQueryBuilder('vote')
      .select('vote.site', 'site')
      .addSelect('vote.state', 'state')
      .addSelect('COUNT(*)', 'votes')
      .where({ at: MoreThanOrEqual(since) })
      .groupBy('vote.site')
      .addGroupBy('vote.state')
      .getRawMany<Row<CountedVotes>>();
    return rows.map((row) => ({ ...row, votes: Number(row.votes) }));
  }

  /** Includes uncounted rows, but not manual replays. */
  async callbacks(since: number): Promise<CountedCallbacks[]> {
    const rows = await this.voteCallbacks
      .createQueryBuilder('callback')
      .select('callback.site', 'site')
      .addSelect('callback.verdict', 'verdict')
      .addSelect('COUNT(*) + SUM(callback.omitted)', 'callbacks')
      .addSelect('MAX(callback.at)', 'lastAt')
      .where({ at: MoreThanOrEqual(since) })
      .andWhere('callback.replayOf IS NULL')
      .groupBy('callback.site')
      .addGroupBy('callback.verdict')
      .getRawMany<Row<CountedCallbacks>>();
    return rows.map((row) => ({ ...row, callbacks: Number(row.callbacks), lastAt: Number(row.lastAt) }));
  }

  async lags(since: number): Promise<SiteLag[]> {
    const rows = await this.reader.query<Row<SiteLag>[]>(LAGS, [since]);
    return rows.map(({ site, p50, p95 }) => ({ site, p50: Number(p50), p95: Number(p95) }));
  }
}
