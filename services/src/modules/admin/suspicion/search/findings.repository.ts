import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, type Repository } from 'typeorm';
import { insertMissing } from '../../../../platform/persistence/index.js';
import { maskedAddress } from '../../../../platform/http/index.js';
import type { Finding } from '../rules/facts.js';
import { SuspicionEntity, SuspicionProgressEntity } from '../../suspicion.entity.js';
import type { VotePlace } from '../../../voting/index.js';

const NAME = 'votes';

@Injectable()
export class FindingsRepository {
  constructor(
    @InjectRepository(SuspicionProgressEntity)
    private readonly suspicionProgressRows: Repository<SuspicionProgressEntity>,
  ) {}

  async progress(): Promise<VotePlace | undefined> {
    const row = await this.suspicionProgressRows.findOneBy({ name: NAME });
    return row === null ? undefined : { confirmedAt: row.confirmedAt, voteId: row.voteId };
  }

  async moveOn(manager: EntityManager, place: VotePlace): Promise<void> {
    const { affected } = await manager.update(SuspicionProgressEntity, { name: NAME }, place);
    if (affected === 0) await manager.insert(SuspicionProgressEntity, { name: NAME, ...place });
  }

  /** One of a rule, an account and a day: with newer evidence, unless somebody has reviewed what was there. */
  async write(manager: EntityManager, findings: readonly Finding[]): Promise<void> {
    for (const { rule, accountId, day, at, evidence } of findings) {
      const key = { rule, accountId, day };
      const found = { at, evidence: JSON.stringify(evidence.map(shown)) };
      const older = { ...key, at: LessThan(at), reviewedAt: IsNull() };
      const { affected } = await manager.update(SuspicionEntity, older, found);
      if (affected !== 0) continue;
      await insertMissing(manager, SuspicionEntity, { ...key, ...found });
    }
  }
}

/** No admin is shown more of an address, and nobody reads more of it in the table. */
function shown({ name, value }: Finding['evidence'][number]) {
  return { name, value: name === 'network' ? maskedAddress(String(value)) : value };
}
