import { Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import type { CharacterLogRowDto, LogRowDto } from './log-answer.dto.js';
import type { LogRow } from '../tables/log-definition.js';
import { numberOrNull } from './log-values.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';

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

  /** Of rows that characters made, by `character_id`, with the account that says the row itself or the character. */
  async charactersOf(rows: readonly LogRow[]): Promise<(row: LogRow) => CharacterLogRowDto> {
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

  /** Names of the accounts in columns of rows. */
  async accountsOf(
    rows: readonly LogRow[],
    columns: readonly string[],
  ): Promise<(row: LogRow, column: string) => Pick<LogRowDto, 'account_id' | 'account_name'>> {
    const ids = rows.flatMap((row) => columns.flatMap((column) => numberOrNull(row, column) ?? []));
    const names = await this.accountNames.of(ids);
    return (row, column) => {
      const id = numberOrNull(row, column);
      return { account_id: id, account_name: names.get(id) ?? null };
    };
  }

  /** Names of the characters of each account. */
  charactersOfAccounts(rows: readonly LogRow[]): Promise<ReadonlyMap<number, readonly string[]>> {
    return this.names.charactersOf(rows.flatMap((row) => numberOrNull(row, 'account_id') ?? []));
  }
}
