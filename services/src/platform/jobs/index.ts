import { CreateLease1780000003000 } from './migrations/1780000003000-create-lease.js';
import { AddLeaseLength1780000005100 } from './migrations/1780000005100-add-lease-length.js';
import { LeaseEntity } from './lease.entity.js';

export { BoundedQueue } from './bounded-queue.js';
export { LeaseEntity } from './lease.entity.js';
export { JobsModule } from './jobs.module.js';
export { LeaderJobs, type LeaderJob, type LeaderRound } from './leader-jobs.js';
export { LeaseLost, Leases, revokeLeases, type HeldLease } from './leases.js';
export { PeriodicJob } from './periodic-job.js';

export const jobEntities = [LeaseEntity];
export const jobMigrations = [CreateLease1780000003000, AddLeaseLength1780000005100];
