import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AccountEntity } from '../../../game/index.js';
import { Database } from '../../../platform/persistence/index.js';

@Injectable()
export class AccountNamesRepository {
  constructor(private readonly database: Database) {}

  /** Names by id, as the game spells them; accounts that are gone have none. */
  async of(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.reader.find(AccountEntity, {
      select: { id: true, name: true },
      where: { id: In([...new Set(ids)]) },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
