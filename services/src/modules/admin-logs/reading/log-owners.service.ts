import { Injectable } from '@nestjs/common';
import type { AdminLogRow } from '@portico/contract';
import { AccountNames } from '../../../game/index.js';
import type { LogRow } from '../../game-logs/index.js';
import { numberOrNull } from './log-values.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';

export type RowOwner = Pick<AdminLogRow, 'id' | 'account_id' | 'account_name'>;

export type CharacterRowOwner = RowOwner & Pick<AdminLogRow<'boss'>, 'character_id' | 'character_name'>;

/**
 * Names the owners of rows. Each answer is a new object, for `Object.assign` to add the rest of a log to: what a spread leaves of a row is
 * 2 KB that V8 keeps until the next major collection, and a file has a million rows.
 */
@Injectable()
export class LogOwnersService {
  constructor(
    private readonly names: LogNamesRepository,
    private readonly accountNames: AccountNames,
  ) {}

  /** The owners of rows that characters made, by `character_id`, with the account that the row itself or the character names. */
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
