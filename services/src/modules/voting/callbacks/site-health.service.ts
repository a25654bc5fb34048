import { Injectable } from '@nestjs/common';
import { type CallbackVerdict, DAY_MS, type VoteState } from '@portico/domain';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { canProve, readinessOf, secretNameOf } from '../sites/site-proof.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import { siteNames, type VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import type { SiteHealthDto, SiteHealthListDto } from './callback-log.dto.js';
import {
  type CountedVotes,
  type CountedCallbacks,
  type SiteLag,
  SiteHealthRepository,
} from './site-health.repository.js';

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
