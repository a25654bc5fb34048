import type { CallbackVerdict } from '@portico/domain';
import type { Client } from '../../../platform/http/index.js';
import type { Evidence } from '../sites/vote-site-adapter.js';
import type { VoteSite } from '../sites/vote-site.js';
import type { VoteOutcome } from '../votes/votes.service.js';
import type { NewCallback } from './vote-callbacks.repository.js';

const MAX_METHOD = 4;

export interface CallbackOrigin extends RowOrigin {
  site: VoteSite;
}

export interface RowOrigin {
  site: Pick<VoteSite, 'id'>;
  method: string;
  client: Client;
}

export type CallbackOutcome = { verdict: CallbackVerdict } & Partial<Omit<VoteOutcome, 'verdict'>>;

export function callbackRow(
  { site, method, client }: RowOrigin,
  fields: Evidence,
  { verdict, reason = null, voteId = null, accountId = null, lagMs = null }: CallbackOutcome,
  omitted = 0,
): NewCallback {
  return {
    at: Date.now(),
    site: site.id,
    method: method.slice(0, MAX_METHOD),
    address: client.network,
    verdict,
    reason,
    voteId,
    accountId,
    lagMs,
    fields: JSON.stringify(fields),
    requestId: client.requestId,
    replayOf: null,
    actorAccountId: null,
    omitted,
  };
}
