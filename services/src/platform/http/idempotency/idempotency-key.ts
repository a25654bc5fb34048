import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/index.js';

const HEADER = 'idempotency-key';
const KEY = new RegExp(`^[\\w.:-]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`);

/** Parameter of a controller method: the key under which the call may be repeated; undefined without one. */
export function IdempotencyKey(): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) =>
      readKey(context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER]),
    [describeHeader],
  );
  return decorator();
}

/** Throws `request.validation_failed` for what is no key. */
export function readKey(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && KEY.test(value)) return value;
  const msg = `Must have 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} letters, digits or any of . : _ -`;
  throw new AppError('request.validation_failed', undefined, [{ field: HEADER, rule: 'key', msg }]);
}

const describeHeader: ParameterDecorator = (target, key) => {
  const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
  if (key === undefined || descriptor === undefined) return;
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
    description: 'A repeated call of the same key has one effect and the same answer, for 48 hours',
  })(target, key, descriptor);
};
