import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VoteEntity } from './vote.entities.js';

export type ConfirmedVote = Pick<VoteEntity, 'id' | 'accountId' | 'site'> & { confirmedAt: number };

/** Acts within the unit of work that confirms a vote: it happens with the vote, or takes it back by throwing. */
export type VoteListener = (manager: EntityManager, vote: ConfirmedVote) => Promise<void>;

@Injectable()
export class VoteListeners {
  private readonly listeners: VoteListener[] = [];

  whenConfirmed(listener: VoteListener): void {
    this.listeners.push(listener);
  }

  async confirmed(manager: EntityManager, vote: ConfirmedVote): Promise<void> {
    for (const listener of this.listeners) await listener(manager, vote);
  }
}
