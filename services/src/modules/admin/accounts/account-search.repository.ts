import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository, type SelectQueryBuilder } from 'typeorm';
import { AccountEntity, CharacterEntity, GameFeatures, isGameName } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isDatabaseAway, rowsById } from '../../../platform/persistence/index.js';
import { AUDIT_NETWORKS } from '../../audit/index.js';
import { SESSION_NETWORKS } from '../../identity/index.js';
import { foldName, RankBoardService } from '../../rankings/index.js';
import { VOTE_NETWORKS } from '../../voting/index.js';

export type NamedCharacter = Pick<CharacterEntity, 'id' | 'name' | 'accountId'>;

const FIELDS = { id: true, name: true, accountId: true } as const;

/** Two worlds of one server may have characters of the same name, although the game forbids it. */
const MAX_OF_ONE_NAME = 10;

/** Limit for the rows of one network: half a country may share the first two parts of an address. */
const MAX_ROWS_OF_NETWORK = 20_000;

const NETWORKS = [VOTE_NETWORKS, AUDIT_NETWORKS, SESSION_NETWORKS];

/**
 * Finds ids of accounts. Each search is bounded and uses an index, except by mail address: the game's table has no index on it. Nor has it
 * one on names of characters, so these are first searched in the board of the rankings.
 */
@Injectable()
export class AccountSearchRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly reader: DataSource,
    private readonly features: GameFeatures,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly boards: RankBoardService,
  ) {}

  newest(limit: number): Promise<number[]> {
    return this.idsOf((query) => query.orderBy('account.id', 'DESC'), limit);
  }

  async named(beginning: string, limit: number): Promise<number[]> {
    if (!isGameName(beginning)) return [];
    const pattern = `${beginning.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
    return this.idsOf(
      (query) => query.where("account.name LIKE :pattern ESCAPE '!'", { pattern }).orderBy('account.name'),
      limit,
    );
  }

  async ofEmail(address: string, limit: number): Promise<number[]> {
    if (!this.features.isOn('emails')) throw new AppError('game.feature_off');
    const email = address.toLowerCase();
    if (!/^[ -~]{1,45}$/.test(email)) return [];
    return this.idsOf(
      (query) => query.where('LOWER(account.email) = :email', { email }).orderBy('account.id'),
      limit,
    );
  }

  async ofNetwork(pattern: string, limit: number): Promise<number[]> {
    const found = await Promise.all(
      NETWORKS.map(({ table, column, condition = '1 = 1' }) =>
        this.reader.query<{ id: number }[]>(
          `SELECT DISTINCT near.id AS id FROM (
             SELECT account_id AS id FROM ${table} WHERE ${column} LIKE ? AND ${condition} LIMIT ${MAX_ROWS_OF_NETWORK}
           ) near WHERE near.id > 0 LIMIT ${limit}`,
          [pattern],
        ),
      ),
    );
    return [...new Set(found.flat().map(({ id }) => Number(id)))].sort((a, b) => b - a).slice(0, limit);
  }

  private async idsOf(
    narrow: (query: SelectQueryBuilder<AccountEntity>) => SelectQueryBuilder<AccountEntity>,
    limit: number,
  ): Promise<number[]> {
    const query = this.accounts.createQueryBuilder('account').select('account.id', 'id');
    const rows = await narrow(query).limit(limit).getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  async characterNamed(name: string): Promise<NamedCharacter | undefined> {
    return (await this.rankedNamed(name)) ?? (await this.unrankedNamed(name))[0];
  }

  async ofCharacter(term: string, limit: number): Promise<number[]> {
    const { board } = await this.boards.current();
    const { places } = board.page({ sort: 'level', term, page: 1, limit });
    const whole = await this.rankedNamed(term);
    const [owners, others] = await Promise.all([
      rowsById(
        this.characters,
        places.map(({ id }) => id),
        FIELDS,
      ),
      whole === undefined ? this.unrankedUnless(places.length > 0, term) : [whole],
    ]);
    const ids = [
      ...others.map(({ accountId }) => accountId),
      ...places.flatMap(({ id }) => owners.get(id)?.accountId ?? []),
    ];
    return [...new Set(ids)];
  }

  private async rankedNamed(name: string): Promise<NamedCharacter | undefined> {
    const { board } = await this.boards.current();
    const wanted = foldName(name.trim());
    const id = board.idNamed(wanted);
    if (id === undefined) return undefined;
    const row = await this.characters.findOne({ where: { id }, select: FIELDS });
    return row !== null && foldName(row.name) === wanted ? row : undefined;
  }

  /** Searches the game's table. This is slow unless the server's owner has added an index; the statement timeout limits it. */
  private async unrankedNamed(name: string): Promise<NamedCharacter[]> {
    const wanted = name.trim();
    if (!isGameName(wanted)) return [];
    const where = { name: wanted };
    return this.characters.find({ select: FIELDS, where, take: MAX_OF_ONE_NAME });
  }

  /** If the table is too large to search, the matches in the rankings are returned alone. */
  private async unrankedUnless(hasOthers: boolean, term: string): Promise<NamedCharacter[]> {
    try {
      return await this.unrankedNamed(term);
    } catch (error) {
      if (hasOthers && isDatabaseAway(error)) return [];
      throw error;
    }
  }
}
