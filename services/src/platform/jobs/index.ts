import { CreateLease1780000003000 } from './migrations/1780000003000-create-lease.js';
import { AddLeaseLength1780000005100 } from './migrations/1780000005100-add-lease-length.js';
import { LeaseEntity } from './leases.js';

export { BoundedQueue } from './bounded-queue.js';
export { type HeldLease, LeaseEntity, LeaseLost, Leases, revokeLeases } from './leases.js';
export { JobsModule, type LeaderJob, LeaderJobs, type LeaderRound } from './leader-jobs.js';
export { PeriodicJob } from './periodic-job.js';

export const jobEntities = [LeaseEntity];
export const jobMigrations = [CreateLease1780000003000, AddLeaseLength1780000005100];
