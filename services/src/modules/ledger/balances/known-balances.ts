import type { Currency } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AccountEntity, CharacterEntity } from '../../../game/index.js';
import { rowsById } from '../../../platform/persistence/index.js';
import { BALANCE_COLUMNS } from './balance-change.js';

export interface KnownBalance {
  currency: Currency;
  characterId: number | null;
  amount: number;
  sequence: number;
}

export async function currentBalances(
  manager: EntityManager,
  accountId: number,
  known: readonly KnownBalance[],
): Promise<(balance: KnownBalance) => number | undefined> {
  const account = await manager.findOne(AccountEntity, {
    where: { id: accountId },
    select: { id: true, nxCredit: true, votePoints: true },
  });
  const ids = known.flatMap(({ characterId }) => characterId ?? []);
  const columns = { id: true, meso: true, maxHp: true, maxMp: true } as const;
  const characters = await rowsById(manager.getRepository(CharacterEntity), ids, columns);
  return ({ currency, characterId }) => {
    const owner = characterId === null ? account : characters.get(characterId);
    // An entry changed by hand may have an unknown currency.
    const isKnown = Object.hasOwn(BALANCE_COLUMNS, currency);
    return owner && isKnown ? Number(Reflect.get(owner, BALANCE_COLUMNS[currency].property)) : undefined;
  };
}
