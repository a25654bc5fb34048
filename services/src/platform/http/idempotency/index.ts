import { IdempotencyEntity } from './idempotency.entity.js';

export { KEPT_MS } from './expired-answers.js';
export { IdempotencyEntity } from './idempotency.entity.js';
export { IdempotencyKey } from './idempotency-key.js';
export { IdempotencyModule } from './idempotency.module.js';
export {
  type CallRequest,
  IdempotencyService,
  operationKeyOf,
  type RepeatableCall,
} from './idempotency.service.js';

export const idempotencyEntities = [IdempotencyEntity];
