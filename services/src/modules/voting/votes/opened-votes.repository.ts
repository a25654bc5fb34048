import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual } from 'typeorm';
import type { EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import type { VoteSite } from '../sites/vote-site.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { VoteEntity } from './vote.entities.js';

const BATCH = 500;

export type NewVote = Pick<VoteEntity, 'accountId' | 'origin' | 'ip' | 'at' | 'expiresAt'> & {
  site: VoteSite;
};

@Injectable()
export class OpenedVotesRepository {
  constructor(
    private readonly tokens: VoteTokens,
    @InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the token of the open vote if there is one, and extends its term. */
  open(vote: NewVote): Promise<string> {
    return this.write(vote, `${vote.accountId}:${vote.site.id}`);
  }

  /** Runs the same statements for a name without a vote, on one of a few hundred unused rows, so that calls do not wait for each other. */
  async pretend(vote: Omit<NewVote, 'accountId' | 'at'>, place: string): Promise<void> {
    await this.write({ ...vote, accountId: 0, at: 0 }, `decoy:${vote.site.id}:${place}`);
  }

  /** Ends expired votes. They keep their row, so opening again returns the same token. */
  endExpired(now: number): Promise<void> {
    const expired = { state: 'opened', expiresAt: LessThanOrEqual(now) } as const;
    return this.inBatches(expired, async (ids) => {
      // A vote that was opened again or reported meanwhile no longer matches.
      await this.unitOfWork.run((manager) =>
        manager.update(VoteEntity, { id: In(ids), ...expired }, { state: 'refused', reason: 'expired' }),
      );
    });
  }

  removeRefusedBefore(end: number): Promise<void> {
    const old = { state: 'refused', expiresAt: LessThan(end) } as const;
    return this.inBatches(old, async (ids) => {
      await this.unitOfWork.run((manager) => manager.delete(VoteEntity, { id: In(ids), ...old }));
    });
  }

  private async inBatches(
    where: FindOptionsWhere<VoteEntity>,
    work: (ids: number[]) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const rows = await this.votes.find({
        select: { id: true },
        where,
        order: { expiresAt: 'ASC' },
        take: BATCH,
      });
      await work(rows.map(({ id }) => id));
      if (rows.length < BATCH) return;
    }
  }

  /** The first of several concurrent calls inserts the row, and the others find it. */
  private write({ site, ...vote }: NewVote, openKey: string): Promise<string> {
    const salt = this.tokens.salt();
    const token = this.tokens.tokenOf(salt);
    const row = { ...vote, site: site.id, salt, voteKey: this.tokens.keyOf(token), openKey };
    return this.unitOfWork.run(async (manager) => {
      await insertOrRenew(manager, row);
      const open = await manager.findOneByOrFail(VoteEntity, { openKey });
      const found = this.tokens.tokenOf(open.salt);
      if (this.tokens.keyOf(found) === open.voteKey) return found;
      // The vote was opened under another token secret. Its token can still be reported, but can no longer be derived.
      await manager.update(VoteEntity, { id: open.id }, { openKey: null });
      await insertOrRenew(manager, row);
      return token;
    });
  }
}

/** Place and time of the opening are evidence. While a vote is open, only actions of its own account count, not those of strangers. */
async function insertOrRenew(
  manager: EntityManager,
  row: Omit<NewVote, 'site'> & Pick<VoteEntity, 'site' | 'salt' | 'voteKey' | 'openKey'>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(VoteEntity)
    .values({ ...row, state: 'opened', reason: null })
    .orUpdate(['expires_at'], ['open_key'])
    .updateEntity(false)
    .execute();
  const { at, ip, origin, openKey } = row;
  const renewing = manager
    .createQueryBuilder()
    .update(VoteEntity)
    .set({ at, ip, origin, state: 'opened', reason: null })
    .where('open_key = :openKey', { openKey });
  if (origin !== 'dashboard')
    renewing.andWhere('(origin <> :account OR state <> :open)', { account: 'dashboard', open: 'opened' });
  await renewing.execute();
}
