import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { AuditService } from '../../audit/index.js';
import { type VoteOutcome, VotesService } from '../votes/votes.service.js';
import type { ReplayedDto } from './callback-log.dto.js';
import { ReplayableCallbacks } from './replayable-callbacks.js';
import { type VoteCallbackEntity, VoteCallbacksRepository } from './vote-callbacks.repository.js';

@Injectable()
export class CallbackReplayService {
  constructor(
    private readonly callbacks: VoteCallbacksRepository,
    private readonly replayable: ReplayableCallbacks,
    private readonly votes: VotesService,
    private readonly audit: AuditService,
  ) {}

  async replay(id: number, { accountId: actorAccountId }: Principal, client: Client): Promise<ReplayedDto> {
    const original = await this.callbacks.find(id);
    if (original === null) throw new AppError('voting.callback_not_found');
    const proved = (await this.replayable.among([original])).get(id);
    if (proved === undefined) throw new AppError('voting.not_replayable');
    const { verdict, reason } = await this.votes.confirm(proved.site, proved.vote, {
      isByHand: true,
      actorAccountId,
      client,
      alsoIn: async (manager, outcome) => {
        await this.callbacks.add(manager, {
          ...rowOf(original, outcome),
          requestId: client.requestId,
          actorAccountId,
        });
        const details = { callback: id, site: original.site, verdict: outcome.verdict };
        const { accountId } = outcome;
        await this.audit.record({ action: 'vote-replay', accountId, actorAccountId, client, details });
      },
    });
    return { verdict, reason };
  }
}

function rowOf({ id, site, method, address, fields }: VoteCallbackEntity, outcome: VoteOutcome) {
  return { at: Date.now(), site, method, address, fields, ...outcome, replayOf: id, omitted: 0 };
}
