import { IdempotencyEntity } from './idempotency.repository.js';

export { IdempotencyEntity, KEPT_MS } from './idempotency.repository.js';
export { IdempotencyKey } from './idempotency-key.js';
export { IdempotencyModule } from './idempotency.module.js';
export {
  type CallRequest,
  IdempotencyService,
  operationKeyOf,
  type RepeatableCall,
} from './idempotency.service.js';

export const idempotencyEntities = [IdempotencyEntity];
