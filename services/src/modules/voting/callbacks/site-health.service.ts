import { Injectable } from '@nestjs/common';
import { type CallbackVerdict, DAY_MS, type VoteState } from '@portico/domain';
import { DataSource } from 'typeorm';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { canProve, readinessOf, secretNameOf } from '../sites/site-proof.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import { siteNames, type VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import type { SiteHealthDto, SiteHealthListDto } from './callback-log.dto.js';

/** The engines return large numbers and sums as text. */
type Sum = number | string;

interface Counts {
  votes: readonly { site: string; state: VoteState; count: Sum }[];
  callbacks: readonly { site: string; verdict: CallbackVerdict; count: Sum; lastAt: Sum }[];
  /** Half of a site's votes, and 95 of 100, arrive within these times. */
  lags: readonly { site: string; p50: Sum; p95: Sum }[];
}

const VOTES = 'SELECT site, state, COUNT(*) AS count FROM portal_vote WHERE at >= ? GROUP BY site, state';

/** Includes uncounted rows, but not manual replays. */
const CALLBACKS = `SELECT site, verdict, COUNT(*) + SUM(omitted) AS count, MAX(at) AS lastAt FROM portal_vote_callback
  WHERE at >= ? AND replay_of IS NULL GROUP BY site, verdict`;

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

const PERIOD_MS = 30 * DAY_MS;

/** A month of a large server takes seconds to count. */
const COUNTED = { freshMs: 5000, staleMs: 60_000 };

/** Anyone can send these, so they say nothing about the site. */
const OF_STRANGERS: ReadonlySet<CallbackVerdict> = new Set(['forged', 'malformed']);

@Injectable()
export class SiteHealthService {
  private readonly counts = new CachedValue(() => this.count(), COUNTED);

  constructor(
    private readonly voteSites: VoteSites,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
  ) {}

  async sites(): Promise<SiteHealthListDto> {
    const counts = await this.counts.get();
    return { sites: this.voteSites.all.map((site) => this.healthOf(site, counts)) };
  }

  private async count(): Promise<Counts> {
    const since = Date.now() - PERIOD_MS;
    return {
      votes: await this.reader.query<Counts['votes']>(VOTES, [since]),
      callbacks: await this.reader.query<Counts['callbacks']>(CALLBACKS, [since]),
      lags: await this.reader.query<Counts['lags']>(LAGS, [since]),
    };
  }

  private healthOf(site: VoteSite, { votes, callbacks, lags }: Counts): SiteHealthDto {
    const { id, kind } = site;
    const { proof, callbackSearch = '' } = adapterOf(site);
    const addressSecret = proof === 'address' ? secretNameOf(id) : null;
    const path = addressSecret === null ? id : `${id}/${addressSecret}`;
    const isOwn = (one: { site: string }) => one.site === id;
    const inStates = (...states: VoteState[]) =>
      sum(votes.filter(isOwn).filter(({ state }) => states.includes(state)));
    const opened = inStates('opened', 'confirmed', 'credited', 'refused');
    const confirmed = inStates('confirmed', 'credited');
    const own = callbacks.filter(isOwn);
    const genuine = own.filter(({ verdict }) => !OF_STRANGERS.has(verdict));
    const lag = lags.find(isOwn);
    const ofVerdict = (verdict: CallbackVerdict) => sum(own.filter((one) => one.verdict === verdict));
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
      lagP50Ms: lag === undefined ? null : Number(lag.p50),
      lagP95Ms: lag === undefined ? null : Number(lag.p95),
      lastCallbackAt: genuine.length === 0 ? null : Math.max(...genuine.map(({ lastAt }) => Number(lastAt))),
    };
  }
}

function sum(rows: readonly { count: Sum }[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0);
}
