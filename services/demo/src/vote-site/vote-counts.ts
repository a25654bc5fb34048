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

/** The server's number of votes on a site, as the site counts them. */
@Injectable()
export class VoteCounts {
  private readonly counts: LRUCache<string, number>;

  constructor(
    @InjectRepository(VoteEntity) private readonly votes: Repository<VoteEntity>,
    private readonly database: Database,
  ) {
    this.counts = new LRUCache({ max: 20, ttl: KEPT_MS, fetchMethod: (site) => this.count(site) });
  }

  /** 0 while the database is unavailable. */
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
