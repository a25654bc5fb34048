import { Global, Module } from '@nestjs/common';
import { ExpiredAnswers } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';

@Global()
@Module({
  providers: [ExpiredAnswers],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
