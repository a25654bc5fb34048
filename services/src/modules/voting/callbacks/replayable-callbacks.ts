import { Injectable } from '@nestjs/common';
import type { Evidence, ReportedVote } from '../sites/vote-site-adapter.js';
import { adapterOf } from '../sites/vote-site-adapters.js';
import type { VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { isSettled } from '../votes/vote-rules.js';
import { CallbackLogRepository, type VoteKey } from './callback-log.repository.js';
import type { VoteCallbackEntity } from './vote-callback.entity.js';

type LoggedCallback = Pick<VoteCallbackEntity, 'id' | 'site' | 'verdict' | 'fields'>;

export interface ProvedVote {
  site: VoteSite;
  vote: ReportedVote;
}

@Injectable()
export class ReplayableCallbacks {
  constructor(
    private readonly sites: VoteSites,
    private readonly tokens: VoteTokens,
    private readonly log: CallbackLogRepository,
  ) {}

  /** Finds refused rows by id, and unknown ones that have a vote by now. */
  async among(rows: readonly LoggedCallback[]): Promise<ReadonlyMap<number, ProvedVote>> {
    const proved = rows.flatMap((row) => {
      const one = this.provedBy(row);
      return one === undefined ? [] : [{ ...one, id: row.id, key: this.keyOf(one) }];
    });
    const votes = await this.log.votes(proved.map(({ key }) => key));
    const open = new Set(votes.filter((vote) => !isSettled(vote, true)).map(textOf));
    return new Map(
      proved.filter(({ key }) => open.has(textOf(key))).map(({ id, site, vote }) => [id, { site, vote }]),
    );
  }

  private provedBy({ site: id, verdict, fields: text }: LoggedCallback): ProvedVote | undefined {
    if (verdict !== 'refused' && verdict !== 'unknown') return undefined;
    const site = this.sites.all.find((one) => one.id === id);
    if (site === undefined) return undefined;
    const fields: Evidence = JSON.parse(text);
    const vote = { ...adapterOf(site).voteIn(fields), fields };
    return vote.hasCounted ? { site, vote } : undefined;
  }

  private keyOf({ site, vote }: ProvedVote): VoteKey {
    return { site: site.id, voteKey: this.tokens.keyOf(vote.token) };
  }
}

function textOf({ site, voteKey }: VoteKey): string {
  return `${site} ${voteKey}`;
}
