import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/index.js';
import { issuesOf, unknownField } from '../validation.js';

/** A body that may hold what its class declares and nothing else: an unknown field is refused, not passed over. */
export function StrictBody(type: new () => object): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) => {
      const { body } = context.switchToHttp().getRequest<FastifyRequest>();
      return readBody(type, body);
    },
    [describeBody(type)],
  );
  return decorator();
}

/** The body as an instance of the class; throws `request.validation_failed` naming each field. */
export function readBody<T extends object>(type: new () => T, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const issue = { field: 'body', rule: 'object', msg: 'Must be a JSON object' };
    throw new AppError('request.validation_failed', undefined, [issue]);
  }
  const inherited = inheritedNames(body);
  if (inherited.length > 0)
    throw new AppError('request.validation_failed', undefined, inherited.map(unknownField));
  const instance = plainToInstance(type, body);
  const errors = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
  });
  if (errors.length === 0) return instance;
  throw new AppError(
    'request.validation_failed',
    undefined,
    errors.flatMap((error) => issuesOf(error)),
  );
}

/** Fields called as something that every object has: class-validator takes them for declared. */
function inheritedNames(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = parent === '' ? name : `${parent}.${name}`;
    return name in Object.prototype ? [field] : inheritedNames(inner, field);
  });
}

function describeBody(type: new () => object): ParameterDecorator {
  return (target, key) => {
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key !== undefined && descriptor) ApiBody({ type })(target, key, descriptor);
  };
}
