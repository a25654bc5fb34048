import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/index.js';

/** No call of the API takes a body that is nearly as deep, or holds nearly as many values. */
const MAX_DEPTH = 8;
const MAX_VALUES = 500;

/** JSON is the only body that is read; any other type is answered with 415. */
export function addJsonBody(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseBody(String(text)));
    } catch (error) {
      done(error instanceof Error ? error : new AppError('request.malformed_json'));
    }
  });
}

/** The value of a JSON text; refuses one that is nested too deep, holds too many values or names a prototype. */
export function parseBody(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError('request.malformed_json');
  }
  let level: object[] = isObject(body) ? [body] : [];
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw refused('depth', `Must be nested at most ${MAX_DEPTH} deep`);
    for (const value of level) {
      if (Object.hasOwn(value, '__proto__')) throw new AppError('request.malformed_json');
      values += Object.keys(value).length;
    }
    if (values > MAX_VALUES) throw refused('size', `Must hold at most ${MAX_VALUES} values`);
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return body;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function refused(rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field: 'body', rule, msg }]);
}
