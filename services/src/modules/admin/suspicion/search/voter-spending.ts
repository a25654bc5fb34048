import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, MoreThanOrEqual } from 'typeorm';
import type { Repository } from 'typeorm';
import { CharacterEntity } from '../../../../game/index.js';
import { LedgerEntryEntity } from '../../../ledger/index.js';
import { InkwellLogEntity, NxLogEntity } from '../../../logs/index.js';
import type { SpendFact } from '../rules/facts.js';

/** The most rows that are read of one log for a batch of accounts. */
const MAX_ROWS = 40_000;

/** Reads the purchases of voters. */
@Injectable()
export class VoterSpending {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @InjectRepository(NxLogEntity) private readonly nxLog: Repository<NxLogEntity>,
    @InjectRepository(InkwellLogEntity) private readonly inkwellLog: Repository<InkwellLogEntity>,
    @InjectRepository(LedgerEntryEntity) private readonly ledger: Repository<LedgerEntryEntity>,
  ) {}

  /** Payments for goods, whether the portal or the game took them: the log of NX has what the ledger takes too, that of Inkwell its vote points alone. */
  async read(accountIds: readonly number[], since: number): Promise<ReadonlyMap<number, SpendFact[]>> {
    const ofAccounts = { accountId: In([...accountIds]) };
    const at = MoreThanOrEqual(since);
    const characters = await this.characters.find({
      select: { id: true },
      where: ofAccounts,
    });
    const [nx, inkwell, upgrades] = await Promise.all([
      this.nxLog.find({
        select: { id: true, accountId: true, at: true, amount: true },
        where: { ...ofAccounts, at, type: 'SPEND' },
        take: MAX_ROWS,
      }),
      this.inkwellLog.find({
        select: { id: true, accountId: true, at: true, cost: true },
        where: { characterId: In(characters.map(({ id }) => id)), at, currency: 'VOTE_POINTS' },
        take: MAX_ROWS,
      }),
      this.ledger.find({
        select: { id: true, accountId: true, at: true, delta: true },
        where: { ...ofAccounts, reason: 'upgrade', currency: 'VP', at },
        take: MAX_ROWS,
      }),
    ]);
    const spends = [
      ...nx.map(({ accountId, at: when, amount }) => ({ accountId, at: when, nx: amount, votePoints: 0 })),
      ...inkwell.map(({ accountId, at: when, cost }) => ({ accountId, at: when, nx: 0, votePoints: cost })),
      ...upgrades.map(({ accountId, at: when, delta }) => ({
        accountId,
        at: when,
        nx: 0,
        votePoints: -delta,
      })),
    ];
    return grouped(spends, ({ accountId }) => accountId);
  }
}
