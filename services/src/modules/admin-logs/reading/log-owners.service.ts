import { Injectable } from '@nestjs/common';
import type { AdminLogRow } from '@portico/contract';
import { AccountNames } from '../../../game/index.js';
import type { LogRow } from '../../game-logs/index.js';
import { numberOrNull } from './log-values.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';

export type RowOwner = Pick<AdminLogRow, 'id' | 'account_id' | 'account_name'>;

export type CharacterRowOwner = RowOwner & Pick<AdminLogRow<'boss'>, 'character_id' | 'character_name'>;

/**
 * Names the owners of rows. Each result is a new object, and `Object.assign` adds the log's other fields to it. With
 * a spread instead, V8 would keep 2 KB per row until the next major collection, and a file has up to a million rows.
 */
@Injectable()
export class LogOwnersService {
  constructor(
    private readonly names: LogNamesRepository,
    private readonly accountNames: AccountNames,
  ) {}

  /** Finds the owners of rows of characters, by `character_id`. The account comes from the row or from the character. */
  async charactersOf(rows: readonly LogRow[]): Promise<(row: LogRow) => CharacterRowOwner> {
    const characters = await this.names.characters(
      rows.flatMap((row) => numberOrNull(row, 'character_id') ?? []),
    );
    const accountOf = (row: LogRow): number | null => {
      const characterId = numberOrNull(row, 'character_id');
      const own = characterId === null ? undefined : characters.get(characterId)?.accountId;
      return numberOrNull(row, 'account_id') ?? own ?? null;
    };
    const accounts = await this.accountNames.of(rows.flatMap((row) => accountOf(row) ?? []));
    return (row) => {
      const characterId = numberOrNull(row, 'character_id');
      const accountId = accountOf(row);
      return {
        id: row.id,
        account_id: accountId,
        account_name: accounts.get(accountId) ?? null,
        character_id: characterId,
        character_name: (characterId !== null && characters.get(characterId)?.name) || null,
      };
    };
  }

  async accountsOf(rows: readonly LogRow[]): Promise<(row: LogRow) => RowOwner> {
    const names = await this.accountNames.of(rows.map((row) => numberOrNull(row, 'account_id')));
    return (row) => {
      const id = numberOrNull(row, 'account_id');
      return { id: row.id, account_id: id, account_name: names.get(id) ?? null };
    };
  }
}
