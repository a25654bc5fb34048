import { Module } from '@nestjs/common';
import { LeaderJobs } from './leader-jobs.js';
import { Leases } from './leases.js';

@Module({ providers: [LeaderJobs, Leases], exports: [LeaderJobs, Leases] })
export class JobsModule {}
