import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import {
  AccountEntity,
  banOf,
  CharacterEntity,
  GameFeatures,
  NO_TEMPORARY_BAN,
  GameClock,
  isGameName,
} from '../../../game/index.js';

/** Id without an account. Statements for an unknown name use it. */
const NO_ACCOUNT = 0;

/** Returns one text for all spellings that a database treats as equal: ASCII letters in any case, with or without spaces at the end. */
export function comparedName(name: string): string {
  return withoutPadding(name).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export interface Voter {
  /** 0 for a name that no account has. */
  id: number;
  isBanned: boolean;
}

@Injectable()
export class VotersRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  /** Uses one statement for any name. */
  async byName(name: string, now: number): Promise<Voter> {
    const written = withoutPadding(name);
    const isName = isGameName(written);
    const hasTemporaryBans = this.features.isOn('temporaryBans');
    const row = await this.accounts.findOne({
      where: { name: isName ? written : '' },
      select: { id: true, banned: true, temporaryBanUntil: hasTemporaryBans },
    });
    if (row === null || !isName) return { id: NO_ACCOUNT, isBanned: false };
    const temporaryBanUntil = hasTemporaryBans ? row.temporaryBanUntil : NO_TEMPORARY_BAN;
    const ban = banOf({ banned: row.banned, temporaryBanUntil, banReason: null }, now, this.clock);
    return { id: row.id, isBanned: ban !== undefined };
  }

  hasCharacter(accountId: number): Promise<boolean> {
    return this.characters.existsBy({ accountId });
  }

  async balances(accountId: number): Promise<Pick<AccountEntity, 'nxCredit' | 'votePoints'>> {
    const row = await this.accounts.findOne({
      where: { id: accountId },
      select: { id: true, nxCredit: true, votePoints: true },
    });
    return { nxCredit: row?.nxCredit ?? 0, votePoints: row?.votePoints ?? 0 };
  }
}

/** MariaDB compares texts without trailing spaces, SQLite does not. */
function withoutPadding(name: string): string {
  return name.replace(/ +$/, '');
}
