import { Injectable } from '@nestjs/common';
import type { Currency } from '@portico/domain';
import { DataSource, type EntityManager, type UpdateQueryBuilder } from 'typeorm';
import { AccountEntity, CharacterEntity, gameNumber, PresenceRepository } from '../../../game/index.js';
import type { JudgedAccount, KnownPresence } from '../../../game/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { BALANCE_COLUMNS, ceilingOf } from './balance-change.js';
import type { BalanceChange, BalanceColumn, LedgerOperation } from './balance-change.js';

interface OwnedAmounts {
  hasCharacter: boolean;
  amounts: Readonly<Record<Currency, number>>;
}

export type Balances = OwnedAmounts & KnownPresence;

type BalanceOwner = Pick<LedgerOperation, 'accountId' | 'characterId'>;

type Owner = BalanceColumn['owner'];

/**
 * The only statements that change money or stats of the game. Each change is relative and has conditions: enough
 * balance, a result that fits the game's columns, and the account out of the game. The last one requires that the
 * account's row has not changed since it was judged: the game updates `lastlogin` at every login.
 */
@Injectable()
export class BalancesRepository {
  constructor(
    private readonly reader: DataSource,
    private readonly presence: PresenceRepository,
    private readonly database: Database,
  ) {}

  /** Returns the changes that were not possible; the unit of work must then be rolled back. Empty if all were made. */
  async change(
    manager: EntityManager,
    operation: LedgerOperation,
    judged: JudgedAccount | undefined,
  ): Promise<readonly BalanceChange[]> {
    if (judged?.presence !== 'out') return operation.changes;
    const ofAccount = changesOf(operation, 'account');
    const ofCharacter = changesOf(operation, 'character');
    if (ofAccount.length > 0 && !(await changeAccount(manager, operation, ofAccount, judged)))
      return ofAccount;
    if (
      ofAccount.length === 0 &&
      this.database.isCluster &&
      !(await rewriteAccount(manager, operation, judged))
    )
      return ofCharacter;
    if (ofCharacter.length > 0 && !(await changeCharacter(manager, operation, ofCharacter, judged)))
      return ofCharacter;
    return [];
  }

  /** Reads committed rows outside the transaction. Inside, an old snapshot would hide why a statement changed nothing. */
  async readCommitted(owner: BalanceOwner): Promise<Balances | undefined> {
    const balances = await this.read(this.reader.manager, owner);
    const judged = await this.presence.judge(owner.accountId);
    return balances && judged && { ...balances, presence: judged.presence, seconds: judged.seconds };
  }

  /** Reads within the transaction, so that its own changes are included. */
  async read(
    manager: EntityManager,
    { accountId, characterId }: BalanceOwner,
  ): Promise<OwnedAmounts | undefined> {
    const account = await manager.findOne(AccountEntity, {
      where: { id: accountId },
      select: { id: true, nxCredit: true, votePoints: true },
    });
    if (account === null) return undefined;
    const character =
      characterId === undefined
        ? null
        : await manager.findOne(CharacterEntity, {
            where: { id: characterId, accountId },
            select: { id: true, meso: true, maxHp: true, maxMp: true },
          });
    return {
      hasCharacter: character !== null,
      amounts: {
        NX: gameNumber(account.nxCredit),
        VP: account.votePoints,
        MESO: character?.meso ?? 0,
        HP: character?.maxHp ?? 0,
        MP: character?.maxMp ?? 0,
      },
    };
  }
}

function changesOf({ changes }: LedgerOperation, owner: Owner): BalanceChange[] {
  return changes.filter(({ currency }) => BALANCE_COLUMNS[currency].owner === owner);
}

async function changeAccount(
  manager: EntityManager,
  { accountId }: LedgerOperation,
  changes: readonly BalanceChange[],
  judged: JudgedAccount,
): Promise<boolean> {
  const update = manager.createQueryBuilder().update(AccountEntity).set(relative(changes));
  const { sql, parameters } = judged.unchanged('accounts');
  update.where('id = :accountId', { accountId }).andWhere(sql, parameters);
  return hasChanged(update, changes);
}

/** Swaps each even number with the odd one after it. Twice gives the old value, even at the limits of the column. */
const NEIGHBOR = 'CASE WHEN votepoints % 2 = 0 THEN votepoints + 1 ELSE votepoints - 1 END';

/** Cluster nodes compare only written rows. Without this write the game could log the account in on another node meanwhile. */
async function rewriteAccount(
  manager: EntityManager,
  { accountId }: LedgerOperation,
  judged: JudgedAccount,
): Promise<boolean> {
  const { sql, parameters } = judged.unchanged('accounts');
  const hasWritten = async (value: string, condition: string) => {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AccountEntity)
      // Writing the same value would not change the row, and no other node would hear of it.
      .set({ votePoints: () => value })
      .where(`id = :accountId AND ${condition}`, { accountId })
      .andWhere(sql, parameters)
      .execute();
    return affected === 1;
  };
  if (await hasWritten(NEIGHBOR, 'votepoints IS NOT NULL'))
    return hasWritten(NEIGHBOR, 'votepoints IS NOT NULL');
  // Some forks have NULL here, which must stay.
  return (await hasWritten('0', 'votepoints IS NULL')) && hasWritten('NULL', 'votepoints = 0');
}

async function changeCharacter(
  manager: EntityManager,
  { accountId, characterId }: LedgerOperation,
  changes: readonly BalanceChange[],
  judged: JudgedAccount,
): Promise<boolean> {
  const { sql, parameters } = judged.unchanged('owner');
  const update = manager.createQueryBuilder().update(CharacterEntity).set(relative(changes));
  update
    .where('id = :characterId', { characterId })
    .andWhere('accountid = :accountId', { accountId })
    // Servers lock the rows that this subquery reads, so the account cannot enter the game before the unit has ended.
    .andWhere(`EXISTS (SELECT 1 FROM accounts owner WHERE owner.id = :accountId AND ${sql})`, parameters);
  return hasChanged(update, changes);
}

/** NULL means zero in the game's columns. */
const amountOf = (column: string) => `COALESCE(${column}, 0)`;

function relative(changes: readonly BalanceChange[]): Record<string, () => string> {
  return Object.fromEntries(
    changes.map(({ currency }) => {
      const { property, column } = BALANCE_COLUMNS[currency];
      return [property, () => `${amountOf(column)} + :${property}Delta`];
    }),
  );
}

async function hasChanged(
  update: UpdateQueryBuilder<AccountEntity> | UpdateQueryBuilder<CharacterEntity>,
  changes: readonly BalanceChange[],
): Promise<boolean> {
  for (const change of changes) {
    const { property, column } = BALANCE_COLUMNS[change.currency];
    const after = `${amountOf(column)} + :${property}Delta`;
    // Spent amounts must be available. A balance above the game's maximum, which some forks hold, does not prevent spending.
    const condition = change.delta < 0 ? `${after} >= 0` : `${after} <= :${property}Ceiling`;
    update
      .andWhere(condition)
      .setParameters({ [`${property}Delta`]: change.delta, [`${property}Ceiling`]: ceilingOf(change) });
  }
  const { affected } = await update.execute();
  return affected === 1;
}
