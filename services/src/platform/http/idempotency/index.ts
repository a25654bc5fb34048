import { IdempotencyEntity } from './idempotency.repository.js';

export { ANSWERS_KEPT_MS } from './expired-answers.js';
export { IdempotencyEntity } from './idempotency.repository.js';
export { IdempotencyKey, IdempotencyService, operationKeyOf } from './idempotency.service.js';
export type { CallRequest, RepeatableCall } from './idempotency.service.js';
export { IdempotencyModule } from './idempotency.module.js';

export const idempotencyEntities = [IdempotencyEntity];
