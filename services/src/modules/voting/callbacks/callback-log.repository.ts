import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CallbackVerdict } from '@portico/domain';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { countUpTo } from '../../../platform/persistence/index.js';
import { VoteEntity } from '../votes/vote.entities.js';
import { VoteCallbackEntity } from './vote-callbacks.repository.js';

export interface LogSelection {
  site: string;
  verdict: CallbackVerdict | undefined;
}

const VOTE_FIELDS = { site: true, voteKey: true, state: true, reason: true, expiresAt: true } as const;

type LoggedVote = Pick<VoteEntity, keyof typeof VOTE_FIELDS>;

export type VoteKey = Pick<VoteEntity, 'site' | 'voteKey'>;

@Injectable()
export class CallbackLogRepository {
  constructor(
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    @InjectRepository(VoteEntity) private readonly voteRows: Repository<VoteEntity>,
  ) {}

  count(selection: LogSelection, most: number): Promise<number> {
    return countUpTo(this.voteCallbacks, whereOf(selection), most);
  }

  /** Newest first. */
  page(
    selection: LogSelection,
    { skip, take }: { skip: number; take: number },
  ): Promise<VoteCallbackEntity[]> {
    return this.voteCallbacks.find({
      where: whereOf(selection),
      order: { at: 'DESC', id: 'DESC' },
      skip,
      take,
    });
  }

  async votes(keys: readonly VoteKey[]): Promise<LoggedVote[]> {
    if (keys.length === 0) return [];
    return this.voteRows.find({
      select: VOTE_FIELDS,
      where: keys.map(({ site, voteKey }) => ({ site, voteKey })),
    });
  }
}

function whereOf({ site, verdict }: LogSelection): FindOptionsWhere<VoteCallbackEntity> {
  return { ...(site !== '' && { site }), ...(verdict && { verdict }) };
}
