import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  GameFeatures,
  gameNumber,
  NO_TEMPORARY_BAN,
} from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isRefused } from '../../../platform/persistence/index.js';

export type AccountDetails = Pick<
  AccountEntity,
  'email' | 'nxCredit' | 'maplePoint' | 'nxPrepaid' | 'votePoints' | 'characterSlots'
>;

const CHARACTER_FIELDS = {
  id: true,
  name: true,
  level: true,
  exp: true,
  job: true,
  meso: true,
  gmLevel: true,
  str: true,
  dex: true,
  int: true,
  luk: true,
  hp: true,
  mp: true,
  maxHp: true,
  maxMp: true,
} as const;

export type KnownAccount = Pick<
  AccountEntity,
  'id' | 'name' | 'loginState' | 'banned' | 'banReason' | 'temporaryBanUntil' | 'webAdmin'
> & {
  /** Hash as stored by the game; null if there is none. It never leaves the identity module. */
  password: string | null;
  salt?: string | null;
};
export type AccountCharacter = Pick<CharacterEntity, keyof typeof CHARACTER_FIELDS>;

@Injectable()
export class AccountsRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    private readonly reader: DataSource,
    private readonly features: GameFeatures,
  ) {}

  /** Finds an account. On servers without the columns for it, no one is a web admin or temporarily banned. */
  async find(id: number): Promise<KnownAccount | null> {
    const hasTemporaryBans = this.features.isOn('temporaryBans');
    const hasDetails = this.features.isOn('accountDetails');
    const hasWebAdmins = this.features.isOn('webAdmins');
    const hasPassword = this.features.isOn('signIn');
    const row = await this.accounts.findOne({
      where: { id },
      select: {
        id: true,
        name: true,
        loginState: true,
        banned: true,
        password: hasPassword,
        salt: this.features.hasColumn('accounts', 'salt'),
        temporaryBanUntil: hasTemporaryBans,
        banReason: hasDetails,
        webAdmin: hasWebAdmins,
      },
    });
    if (row === null) return null;
    return {
      ...row,
      password: hasPassword ? row.password : null,
      temporaryBanUntil: hasTemporaryBans ? row.temporaryBanUntil : NO_TEMPORARY_BAN,
      banReason: hasDetails ? row.banReason : null,
      webAdmin: hasWebAdmins ? row.webAdmin : null,
    };
  }

  characters(accountId: number): Promise<AccountCharacter[]> {
    return this.characterRows.find({
      where: { accountId },
      select: CHARACTER_FIELDS,
      order: { level: 'DESC', exp: 'DESC', id: 'ASC' },
    });
  }

  /** Other accounts that are admins by the game's tables. At most `limit` web admins, and `limit` by GM level. */
  async adminsBeside(accountId: number, gmLevel: number, limit: number): Promise<number[]> {
    const [webAdmins, characters] = await Promise.all([
      this.features.isOn('webAdmins')
        ? this.accounts.find({
            where: { id: Not(accountId), webAdmin: MoreThanOrEqual(1) },
            select: { id: true },
            take: limit,
          })
        : [],
      this.characterRows.find({
        where: { accountId: Not(accountId), gmLevel: MoreThanOrEqual(gmLevel) },
        select: { id: true, accountId: true },
        take: limit,
      }),
    ]);
    return [...new Set([...webAdmins.map(({ id }) => id), ...characters.map((one) => one.accountId)])];
  }

  async details(accountId: number): Promise<AccountDetails> {
    const columns = [
      ...(this.features.isOn('emails') ? ['email'] : []),
      ...(this.features.isOn('balances') ? ['nxCredit', 'maplePoint', 'nxPrepaid', 'votepoints'] : []),
      ...(this.features.isOn('accountDetails') ? ['characterslots'] : []),
    ];
    const statement = `SELECT ${['id', ...columns].join(', ')} FROM accounts WHERE id = ?`;
    const [row] = await this.reader.query<Record<string, unknown>[]>(statement, [accountId]);
    const email = row?.email;
    // NULL means zero in the game's currency columns.
    return {
      email: typeof email === 'string' && email !== '' ? email : null,
      nxCredit: gameNumber(row?.nxCredit),
      maplePoint: gameNumber(row?.maplePoint),
      nxPrepaid: gameNumber(row?.nxPrepaid),
      votePoints: gameNumber(row?.votepoints),
      characterSlots: gameNumber(row?.characterslots),
    };
  }
}

export async function orNotWritable<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isRefused(error) ? new AppError('identity.account_not_writable') : error;
  }
}
