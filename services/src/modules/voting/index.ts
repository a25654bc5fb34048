import { CreateAccountRecords1780000001200 } from './migrations/1780000001200-create-account-records.js';
import { RewardClaimEntity } from './reward-claim.entity.js';
import { VoteEntity } from './vote.entity.js';

export * from './reward-claim.entity.js';
export * from './vote.entity.js';

export const votingEntities = [VoteEntity, RewardClaimEntity];

/** They make the dashboard's table of ores too, as they always have. */
export const votingMigrations = [CreateAccountRecords1780000001200];
