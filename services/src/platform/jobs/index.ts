import { LeaseEntity } from './leases.js';

export { BoundedQueue } from './bounded-queue.js';
export { type HeldLease, LeaseEntity, LeaseLost, Leases, revokeLeases } from './leases.js';
export { JobsModule, type LeaderJob, LeaderJobs, type LeaderRound } from './leader-jobs.js';
export { PeriodicJob } from './periodic-job.js';

export const jobEntities = [LeaseEntity];

export { jobMigrations } from './migrations.js';
