import { banOf, GameClock } from '../../src/game/index.js';
import type { Ban } from '../../src/game/index.js';
import type { AccountActedDto } from '../../src/modules/admin/accounts/accounts.dto.js';
import type { AdminDesk, Person } from './admin-desk.js';

export const ACTS = ['ban', 'unban', 'sign-out', 'reset-second-factor'] as const;
export type Act = (typeof ACTS)[number];

/** The columns of a ban, as the game reads them. */
export interface BanColumns {
  banned: number;
  banReason: string | null;
  temporaryBanUntil: string;
  greason: number;
}

export class AccountActs {
  constructor(private readonly desk: AdminDesk) {}

  act(name: Act, on: Pick<Person, 'id'>, by: Person, body: object = {}) {
    return this.desk.post<AccountActedDto>(`/api/admin/accounts/${on.id}/${name}`, by, {
      reason: 'bots',
      ...(name === 'ban' ? { type: 'permanent' } : {}),
      ...body,
    });
  }

  async columnsOf({ id }: Person): Promise<BanColumns> {
    const [row] = await this.desk.select<BanColumns>(
      'SELECT banned, banreason AS banReason, tempban AS temporaryBanUntil, greason FROM accounts WHERE id = ?',
      id,
    );
    if (row === undefined) throw new Error(`No account ${id}`);
    return { ...row, banned: Number(row.banned), greason: Number(row.greason) };
  }

  /** The current ban of an account, as the portal reads the game's columns. */
  async gameBanOf(person: Person): Promise<Ban | undefined> {
    return banOf(await this.columnsOf(person), Date.now(), new GameClock('UTC'));
  }

  people(): Promise<[Person, Person]> {
    return Promise.all([this.desk.newPerson('admin'), this.desk.newPerson()]);
  }
}
