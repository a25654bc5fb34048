import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Grant, GrantsService } from '../../ledger/index.js';
import { VoteEntity } from './vote.entities.js';

export function grantKeyOf(voteId: number, currency: 'NX' | 'VP'): string {
  return `vote:${voteId}:${currency}`;
}

/** The vote of a grant's key; undefined where the grant was for something else. */
export function voteIdOf(entryKey: string): number | undefined {
  const id = /^vote:(\d{1,10}):(?:NX|VP)$/.exec(entryKey)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Credits a vote with the last of its grants, in the unit of work that delivers it. */
@Injectable()
export class VoteGrants implements OnModuleInit {
  constructor(private readonly grants: GrantsService) {}

  onModuleInit(): void {
    this.grants.whenDelivered('vote', (manager, grant) => this.credit(manager, grant));
  }

  private async credit(manager: EntityManager, grant: Grant): Promise<void> {
    const id = voteIdOf(grant.entryKey);
    if (id === undefined) return;
    // The ledger has locked the account: of two grants of a vote that are delivered at once the second one sees the first.
    const others = [grantKeyOf(id, 'NX'), grantKeyOf(id, 'VP')].filter((key) => key !== grant.entryKey);
    if (await this.grants.isWaiting(manager, others)) return;
    await manager.update(
      VoteEntity,
      { id, state: 'confirmed' },
      { state: 'credited', creditedAt: Date.now() },
    );
  }
}
