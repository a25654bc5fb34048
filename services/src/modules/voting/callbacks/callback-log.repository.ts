import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { CallbackVerdict } from '@portico/domain';
import type { DataSource, FindOptionsWhere, Repository } from 'typeorm';
import { VoteEntity } from '../votes/vote.entities.js';
import { VoteCallbackEntity } from './vote-callback.entity.js';

export interface LogSelection {
  site: string;
  verdict: CallbackVerdict | undefined;
}

const VOTE_FIELDS = { site: true, voteKey: true, state: true, reason: true, expiresAt: true } as const;

export type LoggedVote = Pick<VoteEntity, keyof typeof VOTE_FIELDS>;

export type VoteKey = Pick<VoteEntity, 'site' | 'voteKey'>;

@Injectable()
export class CallbackLogRepository {
  constructor(
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    @InjectRepository(VoteEntity) private readonly voteRows: Repository<VoteEntity>,
    @InjectDataSource() private readonly reader: DataSource,
  ) {}

  async count(selection: LogSelection, most: number): Promise<number> {
    const rows = this.voteCallbacks
      .createQueryBuilder('callback')
      .select('callback.id', 'id')
      .where(whereOf(selection))
      .limit(most);
    const [text, parameters] = rows.getQueryAndParameters();
    const [row] = await this.reader.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM (${text}) counted`,
      parameters,
    );
    return Number(row?.total);
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
