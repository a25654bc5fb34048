import { Injectable } from '@nestjs/common';
import { inBatches } from '../../platform/collections/index.js';
import { DataSource } from 'typeorm';

const MAX_IDS_PER_STATEMENT = 1000;

/** The login state in an account's row. */
export interface LoginRow {
  id: number;
  loginState: number;
  /** Text as stored, '' for none. */
  lastLogin: string;
}

/** `lastlogin` as text: the column may be NULL, a zero date or hold fractions of seconds, and texts compare on either engine. */
export function lastLoginText(owner = 'accounts'): string {
  return `COALESCE(CAST(${owner}.lastlogin AS CHAR), '')`;
}

const COLUMNS = `id, COALESCE(loggedin, 0) AS loginState, ${lastLoginText()} AS lastLogin`;

/** Reads who is logged in. */
@Injectable()
export class LoginRows {
  constructor(private readonly reader: DataSource) {}

  /** Accounts whose row says that they are logged in. Scans the table, because no stock index begins with the state. */
  async loggedIn(): Promise<LoginRow[]> {
    return toLoginRows(await this.reader.query(`SELECT ${COLUMNS} FROM accounts WHERE loggedin <> 0`));
  }

  /** Rows of these accounts, read by primary key; missing ones are left out. */
  async byIds(ids: readonly number[]): Promise<LoginRow[]> {
    const rows: LoginRow[] = [];
    for (const batch of inBatches(ids, MAX_IDS_PER_STATEMENT)) {
      const sql = `SELECT ${COLUMNS} FROM accounts WHERE id IN (${batch.map(() => '?').join(', ')})`;
      rows.push(...toLoginRows(await this.reader.query(sql, [...batch])));
    }
    return rows;
  }
}

function toLoginRows(rows: Record<keyof LoginRow, unknown>[]): LoginRow[] {
  return rows.map(({ id, loginState, lastLogin }) => ({
    id: Number(id),
    loginState: Number(loginState),
    lastLogin: String(lastLogin),
  }));
}
