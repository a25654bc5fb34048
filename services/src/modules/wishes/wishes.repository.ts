import type { Language } from '@portico/domain';
import {
  Column,
  Entity,
  Index,
  PrimaryColumn,
  type EntityManager,
  IsNull,
  Not,
  type Repository,
} from 'typeorm';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

@Entity({ name: 'portal_wish', engine: TABLE_ENGINE })
@Index('portal_wish_max_price', ['maxPrice'])
export class WishEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Mesos per piece. At this price or less, the account gets a mail; null without a watch. */
  @moneyColumn({ name: 'max_price', nullable: true }) maxPrice: number | null;

  /** Language of the mails; null without a watch. */
  @Column({ name: 'language', type: 'varchar', length: 8, nullable: true }) language: Language | null;

  /** Time since when the item is on sale at the watched price; null while it is not. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}

export const NO_WATCH = { maxPrice: null, language: null, hitAt: null, mailedAt: null } as const;

/** A market search that an account watches. The account gets a mail when an offer matches. */
@Entity({ name: 'portal_search_watch', engine: TABLE_ENGINE })
export class SearchWatchEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** A random number, so that the link in an old mail cannot end a later watch. */
  @PrimaryColumn({ name: 'id', type: 'int' }) id: number;

  /** Parameters of the search as in its address, including a maximum price. */
  @Column({ name: 'search', type: 'text' }) search: string;
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Start of the current hit; null while no offer matches. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}

export type WishKey = Pick<WishEntity, 'accountId' | 'itemId'>;
export type SearchWatchKey = Pick<SearchWatchEntity, 'accountId' | 'id'>;
export type Watch = WishEntity | SearchWatchEntity;

/** Wishes, and market searches that accounts watch. Rows that are locked stay so until the unit of work ends: concurrent calls wait or retry. */
@Injectable()
export class WishesRepository {
  constructor(
    @InjectRepository(WishEntity) private readonly wishes: Repository<WishEntity>,
    @InjectRepository(SearchWatchEntity) private readonly searches: Repository<SearchWatchEntity>,
  ) {}

  own(accountId: number): Promise<WishEntity[]> {
    return this.wishes.find({ where: { accountId }, order: { createdAt: 'DESC', itemId: 'ASC' } });
  }

  ownSearches(accountId: number): Promise<SearchWatchEntity[]> {
    return this.searches.find({ where: { accountId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  async watches(): Promise<Watch[]> {
    const wishes = await this.wishes.findBy({ maxPrice: Not(IsNull()) });
    return [...wishes, ...(await this.searches.find())];
  }

  /** Starts or ends a hit. Returns whether the row was unchanged since it was read; of concurrent processes, only one succeeds. */
  async turn(
    manager: EntityManager,
    watch: Watch,
    values: Partial<Pick<WishEntity, 'hitAt' | 'mailedAt'>>,
  ): Promise<boolean> {
    const { accountId } = watch;
    const hitAt = watch.hitAt ?? IsNull();
    const { affected } =
      'itemId' in watch
        ? await manager.update(
            WishEntity,
            { accountId, itemId: watch.itemId, maxPrice: watch.maxPrice ?? IsNull(), hitAt },
            values,
          )
        : await manager.update(SearchWatchEntity, { accountId, id: watch.id, hitAt }, values);
    return affected === 1;
  }
}
