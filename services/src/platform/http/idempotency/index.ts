import { IdempotencyEntity } from './idempotency.entity.js';

export { IdempotencyEntity } from './idempotency.entity.js';
export { IdempotencyKey } from './idempotency-key.js';
export { IdempotencyModule } from './idempotency.module.js';
export {
  type CallRequest,
  effectKeyOf,
  IdempotencyService,
  operationKeyOf,
  type RepeatableCall,
} from './idempotency.service.js';

export const idempotencyEntities = [IdempotencyEntity];
