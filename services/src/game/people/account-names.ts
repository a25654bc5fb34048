import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { AccountEntity } from '../entities/index.js';

@Injectable()
export class AccountNames {
  constructor(@InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>) {}

  /** Names by id, as the game spells them; accounts that are gone have none. */
  async of(ids: readonly (number | null)[]): Promise<ReadonlyMap<number | null, string>> {
    const known = [...new Set(ids)].filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const rows = await this.accounts.find({
      select: { id: true, name: true },
      where: { id: In(known) },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
