import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository, type SelectQueryBuilder } from 'typeorm';
import { AccountEntity, GameFeatures, isGameName } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AUDIT_NETWORKS } from '../../audit/index.js';
import { SESSION_NETWORKS } from '../../identity/index.js';
import { VOTE_NETWORKS } from '../../voting/index.js';

/** Limit for the rows of one network: half a country may share the first two parts of an address. */
const MAX_ROWS_OF_NETWORK = 20_000;

const NETWORKS = [VOTE_NETWORKS, AUDIT_NETWORKS, SESSION_NETWORKS];

/** Finds ids of accounts. Each search is bounded and uses an index, except by mail address: the game's table has no index on it. */
@Injectable()
export class AccountSearchRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly reader: DataSource,
    private readonly features: GameFeatures,
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

  /** Accounts that voted, logged in or have a session from a network (see `networkPattern`), newest first. */
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
}
