import { Injectable } from '@nestjs/common';
import type { PointType } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AccountEntity, CharacterEntity, LOGIN_STATE } from '../../../game/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { foldName, RankBoardService } from '../../rankings/index.js';

/** A character, and the account that its points go to. */
export type Receiver = Pick<CharacterEntity, 'id' | 'name' | 'accountId'>;

/** What an account has of one kind of points. */
export interface ReceiverBalance {
  amount: number;
  isInGame: boolean;
}

const FIELDS = { id: true, name: true, accountId: true } as const;

/** Who can be given points. */
@Injectable()
export class ReceiversRepository {
  constructor(
    private readonly database: Database,
    private readonly boards: RankBoardService,
  ) {}

  /** The character of a whole name, in any case. */
  async named(name: string): Promise<Receiver | undefined> {
    const wanted = foldName(name.trim());
    return (await this.rankedNamed(wanted)) ?? (await this.anyNamed(wanted));
  }

  async balance(
    accountId: number,
    pointType: PointType,
    manager: EntityManager = this.database.reader,
  ): Promise<ReceiverBalance | undefined> {
    const account = await manager.findOne(AccountEntity, {
      where: { id: accountId },
      select: { id: true, loginState: true, nxCredit: true, votePoints: true },
    });
    if (account === null) return undefined;
    const amount = pointType === 'nx' ? account.nxCredit : account.votePoints;
    return { amount, isInGame: account.loginState !== LOGIN_STATE.out };
  }

  /** The game's table has no index on names: the board of the rankings knows those of almost all. */
  private async rankedNamed(wanted: string): Promise<Receiver | undefined> {
    const { board } = await this.boards.current();
    const id = board.idNamed(wanted);
    if (id === undefined) return undefined;
    const row = await this.database.reader.findOne(CharacterEntity, { where: { id }, select: FIELDS });
    return row !== null && foldName(row.name) === wanted ? row : undefined;
  }

  /** Who is new, hidden or banned is not ranked. Looks through the table, for as long as a reading statement may take. */
  private async anyNamed(wanted: string): Promise<Receiver | undefined> {
    const rows = await this.database.reader
      .createQueryBuilder(CharacterEntity, 'character')
      .select(['character.id', 'character.name', 'character.accountId'])
      .where('LOWER(character.name) = :wanted', { wanted: wanted.toLowerCase() })
      .orderBy('character.id')
      .limit(10)
      .getMany();
    return rows.find(({ name }) => foldName(name) === wanted);
  }
}
