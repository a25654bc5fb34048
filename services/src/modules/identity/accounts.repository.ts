import { Injectable } from '@nestjs/common';
import { AccountEntity, CharacterEntity } from '../../game/entities/index.js';
import { Database } from '../../platform/persistence/index.js';

/** What the game keeps beside an account: currencies, slots and mail address. */
export interface AccountPurse {
  email: string | null;
  nxCredit: number;
  maplePoint: number;
  nxPrepaid: number;
  votePoints: number;
  characterSlots: number;
}

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<AccountEntity | null> {
    return this.database.reader.findOneBy(AccountEntity, { id });
  }

  characters(accountId: number): Promise<CharacterEntity[]> {
    return this.database.reader.find(CharacterEntity, {
      where: { accountId },
      order: { level: 'DESC', exp: 'DESC', id: 'ASC' },
    });
  }

  async purse(accountId: number): Promise<AccountPurse> {
    const rows: unknown = await this.database.reader.query(
      `SELECT email, nxCredit, maplePoint, nxPrepaid, votepoints, characterslots FROM accounts WHERE id = ?`,
      [accountId],
    );
    const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
    const email = columnOf(row, 'email');
    return {
      email: typeof email === 'string' && email !== '' ? email : null,
      nxCredit: amountOf(row, 'nxCredit'),
      maplePoint: amountOf(row, 'maplePoint'),
      nxPrepaid: amountOf(row, 'nxPrepaid'),
      votePoints: amountOf(row, 'votepoints'),
      characterSlots: amountOf(row, 'characterslots'),
    };
  }
}

function columnOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}

/** NULL means zero in the game's currency columns. */
function amountOf(row: unknown, name: string): number {
  return Number(columnOf(row, name) ?? 0);
}
