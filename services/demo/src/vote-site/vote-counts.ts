import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { VoteState } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { In, type Repository } from 'typeorm';
import { VoteEntity } from '@portico/services/modules/voting';
import { databaseError } from '@portico/services/platform/http';
import { Database } from '@portico/services/platform/persistence';

const COUNTED: VoteState[] = ['confirmed', 'credited'];

const KEPT_MS = 3000;

/** How many votes the server has on a site, as the site knows. */
@Injectable()
export class VoteCounts {
  private readonly counts: LRUCache<string, number>;

  constructor(
    @InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>,
    private readonly database: Database,
  ) {
    this.counts = new LRUCache({ max: 20, ttl: KEPT_MS, fetchMethod: (site) => this.count(site) });
  }

  /** None while the database is away. */
  async of(site: string): Promise<number> {
    try {
      return (await this.counts.fetch(site)) ?? 0;
    } catch (error) {
      if (databaseError(this.database, error) === undefined) throw error;
      return 0;
    }
  }

  private count(site: string): Promise<number> {
    return this.votes.count({ where: { site, state: In(COUNTED) } });
  }
}
