import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, IsNull, type Repository } from 'typeorm';
import {
  AccountEntity,
  accountsCreatedAt,
  CharacterEntity,
  GameFeatures,
  NO_TEMPORARY_BAN,
} from '../../../game/index.js';
import { recordOf } from '../../../platform/collections/index.js';
import { SuspicionEntity } from '../admin.entities.js';

export type AccountRow = Pick<AccountEntity, 'id' | 'name' | 'nxCredit' | 'loginState' | 'banned'> &
  Pick<AccountEntity, 'banReason' | 'temporaryBanUntil' | 'webAdmin' | 'lastLoginAt'> & {
    createdAt: number | null;
  };

const CHARACTER_FIELDS = ['id', 'accountId', 'name', 'level', 'job', 'meso', 'gmLevel', 'mapId'] as const;

export type CharacterRow = Pick<CharacterEntity, (typeof CHARACTER_FIELDS)[number]>;

/** Limit per account: some servers let scripts create more characters than the game allows. */
const MAX_CHARACTERS = 200;

@Injectable()
export class AccountRowsRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @InjectRepository(SuspicionEntity) private readonly suspicions: Repository<SuspicionEntity>,
    private readonly features: GameFeatures,
  ) {}

  async find(ids: readonly number[]): Promise<AccountRow[]> {
    if (ids.length === 0) return [];
    const optional = {
      temporaryBanUntil: this.features.isOn('temporaryBans'),
      banReason: this.features.isOn('accountDetails'),
      nxCredit: this.features.isOn('balances'),
      webAdmin: this.features.isOn('webAdmins'),
      lastLoginAt: this.features.isOn('accountDates'),
    };
    const rows = await this.accounts.find({
      where: { id: In([...ids]) },
      select: { id: true, name: true, loginState: true, banned: true, ...optional },
    });
    const created = optional.lastLoginAt
      ? await accountsCreatedAt(this.accounts.manager, ids)
      : new Map<number, number>();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [];
      return [
        {
          ...row,
          temporaryBanUntil: optional.temporaryBanUntil ? row.temporaryBanUntil : NO_TEMPORARY_BAN,
          nxCredit: optional.nxCredit ? row.nxCredit : 0,
          banReason: optional.banReason ? row.banReason : null,
          webAdmin: optional.webAdmin ? row.webAdmin : null,
          createdAt: created.get(id) ?? null,
          lastLoginAt: optional.lastLoginAt ? row.lastLoginAt : null,
        },
      ];
    });
  }

  async charactersOf(accountIds: readonly number[]): Promise<ReadonlyMap<number, CharacterRow[]>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.characters.find({
      select: recordOf(CHARACTER_FIELDS, () => true),
      where: { accountId: In([...accountIds]) },
      order: { level: 'DESC', id: 'ASC' },
      take: MAX_CHARACTERS * accountIds.length,
    });
    return grouped(rows, ({ accountId }) => accountId);
  }

  openSuspicions(accountId: number): Promise<number> {
    return this.suspicions.countBy({ accountId, reviewedAt: IsNull() });
  }
}
