import { VoteCallbackEntity } from './callbacks/vote-callbacks.repository.js';
import { RewardClaimEntity } from './reward-calendar/rewards.repository.js';
import { VoteDayEntity, VoteEntity } from './votes/vote.entities.js';

export { VoteCallbackEntity } from './callbacks/vote-callbacks.repository.js';
export { RewardClaimEntity, type ClaimKind } from './reward-calendar/rewards.repository.js';
export { configuredReadiness } from './sites/vote-site-adapters.js';
export { secretNameOf } from './sites/site-proof.js';
export type { VoteSite } from './sites/vote-site.js';
export { VoteSites } from './sites/vote-sites.js';
export { voteIdOf } from './votes/votes.service.js';
export * from './reports.js';
export { VoteEntity, VoteDayEntity } from './votes/vote.entities.js';
export { VotingModule } from './voting.module.js';

export const votingEntities = [VoteEntity, VoteDayEntity, VoteCallbackEntity, RewardClaimEntity];

/** The first migration also creates the dashboard's table of ores. It stays there because it has already run on servers. */

export { votingMigrations } from './migrations.js';
