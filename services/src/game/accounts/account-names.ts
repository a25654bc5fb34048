import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { AccountEntity, secondsOf } from '../entities/index.js';
import { engineOf, rowsById } from '../../platform/persistence/index.js';

const GAME_NAME = /^[ -~]{1,13}$/;

/** Names of the game are ASCII. Other text is refused here, because comparing it with the game's column can fail. */
export const isGameName = (text: string): boolean => GAME_NAME.test(text);

@Injectable()
export class AccountNames {
  constructor(@InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>) {}

  /** Names by id, in the game's spelling; deleted accounts have none. */
  async of(ids: readonly (number | null)[]): Promise<ReadonlyMap<number | null, string>> {
    const known = ids.filter((id) => id !== null);
    const rows = await rowsById(this.accounts, known, { id: true, name: true });
    return new Map([...rows].map(([id, { name }]) => [id, name]));
  }
}

/**
 * Creation times of accounts in epoch milliseconds by id, where known. The database writes `createdat` with its
 * own clock, unlike other dates of the game, so only it can convert it.
 */
export async function accountsCreatedAt(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.query<{ id: number; seconds: number | string | null }[]>(
    `SELECT id, ${secondsOf(engineOf(manager.connection), 'createdat')} AS seconds FROM accounts WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  const known = rows.map(({ id, seconds: made }) => [id, Math.floor(Number(made ?? 0)) * 1000] as const);
  return new Map(known.filter(([, at]) => at > 0));
}
