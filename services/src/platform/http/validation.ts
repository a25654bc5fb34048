import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { FieldIssue } from '@portico/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { AppError, invalidField } from '../errors/index.js';
import { requestParameter } from './decorators/request-parameter.js';

export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new AppError(
        'request.validation_failed',
        undefined,
        errors.flatMap((error) => issuesOf(error)),
      ),
  });
}

/** class-validator's name for the refusal of a field without a decorator. */
const UNKNOWN_FIELD = 'whitelistValidation';

function unknownField(field: string): FieldIssue {
  return { field, rule: UNKNOWN_FIELD, msg: 'Is not a known field' };
}

function issuesOf(error: ValidationError, parent = ''): FieldIssue[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, msg]) =>
    rule === UNKNOWN_FIELD ? unknownField(field) : { field, rule, msg },
  );
  return [...own, ...(error.children ?? []).flatMap((child) => issuesOf(child, field))];
}

/** A body with exactly the fields of its class: an unknown field is refused. With `isOptional` it may be absent. */
export function StrictBody({ isOptional = false } = {}): ParameterDecorator {
  return (target, key, index) => {
    const types: unknown =
      key === undefined ? undefined : Reflect.getMetadata('design:paramtypes', target, key);
    const type: unknown = Array.isArray(types) ? types[index] : undefined;
    if (!isBodyClass(type)) throw new Error(`${String(key)}: the type of a body has to be a class`);
    const parameter = requestParameter(
      ({ body }) => readBody(type, isOptional ? (body ?? {}) : body),
      [ApiBody({ type, required: !isOptional })],
    );
    parameter(target, key, index);
  };
}

/** False for a built-in: at run time an interface or a type import is `Object`, a list `Array`, a union of texts `String`. */
function isBodyClass(type: unknown): type is new () => object {
  return typeof type === 'function' && Reflect.get(globalThis, type.name) !== type;
}

/** Returns the body as an instance of the class; throws `request.validation_failed` with each wrong field. */
export function readBody<T extends object>(type: new () => T, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidField('body', 'object', 'Must be a JSON object');
  }
  const { copied, asSent } = split(type, body);
  const inherited = [...inheritedNames(copied), ...Object.keys(asSent).filter(isInherited)];
  if (inherited.length > 0)
    throw new AppError('request.validation_failed', undefined, inherited.map(unknownField));
  const instance = Object.assign(plainToInstance(type, copied), asSent);
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

const AS_SENT = Symbol('as sent');

/** A field that its own rule checks completely. It is not copied: copying thousands of values takes longer than reading them. */
export function AsSent(): PropertyDecorator {
  return (target, name) => Reflect.defineMetadata(AS_SENT, true, target, name);
}

function split(type: new () => object, body: object): { copied: object; asSent: object } {
  const fields = Object.entries(body);
  const isAsSent = ([name]: [string, unknown]) => Reflect.hasMetadata(AS_SENT, type.prototype, name);
  return {
    copied: Object.fromEntries(fields.filter((field) => !isAsSent(field))),
    asSent: Object.fromEntries(fields.filter(isAsSent)),
  };
}

const isInherited = (name: string) => name in Object.prototype;

/** Fields named like something that every object inherits, which class-validator takes for declared. */
function inheritedNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (isInherited(name)) found.push(name);
    else found.push(...inheritedNames(inner).map((field) => `${name}.${field}`));
  }
  return found;
}
