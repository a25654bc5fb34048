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
import { SuspicionEntity } from '../admin.entities.js';

type AccountField =
  | ('id' | 'name' | 'nxCredit' | 'loginState' | 'banned')
  | ('banReason' | 'temporaryBanUntil' | 'webAdmin' | 'lastLoginAt');

export interface AccountRow extends Pick<AccountEntity, AccountField> {
  createdAt: number | null;
}

const CHARACTER_FIELDS = {
  id: true,
  accountId: true,
  name: true,
  level: true,
  job: true,
  meso: true,
  gmLevel: true,
  mapId: true,
} as const;

export type CharacterRow = Pick<CharacterEntity, keyof typeof CHARACTER_FIELDS>;

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

  /** Accounts in the order of `ids`; deleted accounts are left out. */
  async find(ids: readonly number[]): Promise<AccountRow[]> {
    if (ids.length === 0) return [];
    const hasTemporaryBans = this.features.isOn('temporaryBans');
    const hasDetails = this.features.isOn('accountDetails');
    const hasBalances = this.features.isOn('balances');
    const hasWebAdmins = this.features.isOn('webAdmins');
    const hasDates = this.features.isOn('accountDates');
    const rows = await this.accounts.find({
      where: { id: In([...ids]) },
      select: {
        id: true,
        name: true,
        nxCredit: hasBalances,
        loginState: true,
        banned: true,
        temporaryBanUntil: hasTemporaryBans,
        banReason: hasDetails,
        webAdmin: hasWebAdmins,
        lastLoginAt: hasDates,
      },
    });
    const created = hasDates
      ? await accountsCreatedAt(this.accounts.manager, ids)
      : new Map<number, number>();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [];
      return [
        {
          ...row,
          temporaryBanUntil: hasTemporaryBans ? row.temporaryBanUntil : NO_TEMPORARY_BAN,
          nxCredit: hasBalances ? row.nxCredit : 0,
          banReason: hasDetails ? row.banReason : null,
          webAdmin: hasWebAdmins ? row.webAdmin : null,
          createdAt: created.get(id) ?? null,
          lastLoginAt: hasDates ? row.lastLoginAt : null,
        },
      ];
    });
  }

  async charactersOf(accountIds: readonly number[]): Promise<ReadonlyMap<number, CharacterRow[]>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.characters.find({
      select: CHARACTER_FIELDS,
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
