import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type CallbackVerdict, DAY_MS, type VoteState } from '@portico/domain';
import { DataSource, MoreThanOrEqual, type Repository } from 'typeorm';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { canProve, readinessOf, secretNameOf } from '../sites/site-proof.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import { siteNames, type VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteEntity } from '../votes/vote.entities.js';
import type { SiteHealthDto, SiteHealthListDto } from './callback-log.dto.js';
import { VoteCallbackEntity } from './vote-callbacks.repository.js';

interface CountedVotes {
  site: string;
  state: VoteState;
  votes: number;
}

interface CountedCallbacks {
  site: string;
  verdict: CallbackVerdict;
  callbacks: number;
  lastAt: number;
}

/** Lags of a site: half of its votes, and 95 of 100, arrive within these times. */
interface SiteLag {
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

const PERIOD_MS = 30 * DAY_MS;

/** A month of a large server takes seconds to count. */
const COUNTED = { freshMs: 5000, staleMs: 60_000 };

/** Anyone can send these, so they say nothing about the site. */
const OF_STRANGERS: ReadonlySet<CallbackVerdict> = new Set(['forged', 'malformed']);

interface Counts {
  votes: readonly CountedVotes[];
  callbacks: readonly CountedCallbacks[];
  lags: readonly SiteLag[];
}

@Injectable()
export class SiteHealthService {
  private readonly counts = new CachedValue(() => this.count(), COUNTED);

  constructor(
    private readonly voteSites: VoteSites,
    private readonly health: SiteHealthRepository,
    private readonly config: PorticoConfig,
  ) {}

  async sites(): Promise<SiteHealthListDto> {
    const counts = await this.counts.get();
    return { sites: this.voteSites.all.map((site) => this.healthOf(site, counts)) };
  }

  private async count(): Promise<Counts> {
    const since = Date.now() - PERIOD_MS;
    return {
      votes: await this.health.votes(since),
      callbacks: await this.health.callbacks(since),
      lags: await this.health.lags(since),
    };
  }

  private healthOf(site: VoteSite, { votes, callbacks, lags }: Counts): SiteHealthDto {
    const { id, kind } = site;
    const { proof, callbackSearch = '' } = adapterOf(site);
    const addressSecret = proof === 'address' ? secretNameOf(id) : null;
    const path = addressSecret === null ? id : `${id}/${addressSecret}`;
    const isOwn = (one: { site: string }) => one.site === id;
    const inStates = (...states: VoteState[]) =>
      sum(
        votes.filter(isOwn).filter(({ state }) => states.includes(state)),
        'votes',
      );
    const opened = inStates('opened', 'confirmed', 'credited', 'refused');
    const confirmed = inStates('confirmed', 'credited');
    const own = callbacks.filter(isOwn);
    const genuine = own.filter(({ verdict }) => !OF_STRANGERS.has(verdict));
    const lag = lags.find(isOwn);
    const ofVerdict = (verdict: CallbackVerdict) =>
      sum(
        own.filter((one) => one.verdict === verdict),
        'callbacks',
      );
    return {
      id,
      name: siteNames(site),
      kind,
      proof,
      isReady: canProve(site, proof),
      isListingProved: readinessOf(site, proof) !== 'listingUnproved',
      callbackUrl: `${this.config.public.site.origin}/api/voting/callback/${path}${callbackSearch}`,
      addressSecret,
      opened,
      confirmed,
      refused: inStates('refused'),
      forged: ofVerdict('forged'),
      unknown: ofVerdict('unknown'),
      successRate: opened === 0 ? null : confirmed / opened,
      lagP50Ms: lag?.p50 ?? null,
      lagP95Ms: lag?.p95 ?? null,
      lastCallbackAt: genuine.length === 0 ? null : Math.max(...genuine.map(({ lastAt }) => lastAt)),
    };
  }
}

function sum<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
