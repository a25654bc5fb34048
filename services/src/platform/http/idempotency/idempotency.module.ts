import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../jobs/index.js';
import { ExpiredAnswers } from './expired-answers.js';
import { IdempotencyEntity } from './idempotency.entity.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';

@Module({
  imports: [JobsModule, TypeOrmModule.forFeature([IdempotencyEntity])],
  providers: [ExpiredAnswers, IdempotencyRepository, IdempotencyService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
