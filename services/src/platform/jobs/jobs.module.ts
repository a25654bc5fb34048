import { Module } from '@nestjs/common';
import { Leases } from './leases.js';

@Module({ providers: [Leases], exports: [Leases] })
export class JobsModule {}
