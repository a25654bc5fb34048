import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/index.js';
import { ExpiredAnswers } from './expired-answers.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';

@Module({
  imports: [JobsModule],
  providers: [ExpiredAnswers, IdempotencyRepository, IdempotencyService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
