import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { LIST_SEPARATOR, MAX_INT32 } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { readBody } from '../validation.js';
import {
  readChoice,
  readId,
  readIds,
  readLimit,
  readMesos,
  readName,
  readPage,
  readPlace,
  readTerm,
} from './scalars.js';

/** `?page=`: 1 when absent; not a positive integer below 2^31 is refused. */
export function PageNumber(): ParameterDecorator {
  return query('page', readPage, { type: 'integer', minimum: 1, maximum: MAX_INT32, default: 1 });
}

/** `?rank=`: the page that holds this place is answered instead of `page`. Optional; not a positive integer below 2^31 is refused. */
export function PlaceNumber(): ParameterDecorator {
  return query('rank', (value) => readPlace('rank', value), {
    type: 'integer',
    minimum: 1,
    maximum: MAX_INT32,
    description:
      'Answers the page that holds this place, or the last one, whatever `page` says. Not with a search',
  });
}

/** `?limit=`: the default when absent, clamped to the maximum; not a positive integer is refused. */
export function PageLimit(options: { default: number; max: number }): ParameterDecorator {
  return query('limit', (value) => readLimit(value, options), {
    type: 'integer',
    minimum: 1,
    maximum: options.max,
    default: options.default,
    description: `Above ${options.max} it is clamped; the answer says the limit that was used`,
  });
}

/** A search text, `?search=` unless named: '' when absent, trimmed and NFKC; longer than `max` is refused. */
export function SearchTerm(options: { max: number; name?: string }): ParameterDecorator {
  return decorated(termParameter(options));
}

/** A search text as one of the parameters of `QueryObject`. */
export function termParameter({ max, name = 'search' }: { max: number; name?: string }): QueryParameter {
  return { name, read: (value) => readTerm(name, value, max), schema: { type: 'string', maxLength: max } };
}

/** A name that has to be there, trimmed and NFKC; none, or one longer than `max`, is refused. */
export function RequiredName(name: string, max: number): ParameterDecorator {
  return query(
    name,
    (value) => readName(name, value, max),
    { type: 'string', minLength: 1, maxLength: max },
    true,
  );
}

/** One of a list of words, with spaces or hyphens; the default when absent, anything else is refused. Without a default it is optional. */
export function ChoiceQuery(name: string, choices: readonly string[], fallback?: string): ParameterDecorator {
  return decorated(choiceParameter(name, choices, fallback));
}

/** A choice as one of the parameters of `QueryObject`. */
export function choiceParameter(name: string, choices: readonly string[], fallback?: string): QueryParameter {
  return {
    name,
    read: (value) => readChoice(name, value, choices, fallback),
    schema: {
      type: 'string',
      enum: [...choices],
      ...(fallback === undefined ? {} : { default: fallback }),
    },
  };
}

/** `?{name}=`: an id, a level or the like. Optional; what is no positive integer up to `maximum` is refused. */
export function PositiveQuery(name: string, maximum = MAX_INT32): ParameterDecorator {
  return query(name, (value) => readPlace(name, value, maximum), { type: 'integer', minimum: 1, maximum });
}

/** Ids with the separator of lists between, each read once; none, more than `max`, or what is no id is refused. */
export function IdsQuery(name: string, max: number): ParameterDecorator {
  return query(
    name,
    (value) => readIds(name, value, max),
    {
      type: 'string',
      example: ['1302000', '1302001'].join(LIST_SEPARATOR),
      description: `At most ${max} ids with \`${LIST_SEPARATOR}\` between`,
    },
    true,
  );
}

/** An amount of mesos as players write it, so that addresses may: `10m`, `1.5b`. Optional; what is no amount is refused. */
export function mesosParameter(name: string): QueryParameter {
  return {
    name,
    read: (value) => readMesos(name, value),
    schema: { type: 'string', example: '1.5m', description: 'Mesos: digits, or with k, m or b' },
  };
}

/** Parameters that belong together, as one object; each is read and described as if it stood alone. */
export function QueryObject(parameters: Readonly<Record<string, QueryParameter>>): ParameterDecorator {
  const entries = Object.entries(parameters);
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) => {
      const values = requestOf(context).query;
      return Object.fromEntries(entries.map(([key, { name, read }]) => [key, read(values[name])]));
    },
    // Parameters of a method are described from the last one on.
    entries.toReversed().map(([, { name, schema }]) => describe(ApiQuery({ name, required: false, schema }))),
  );
  return decorator();
}

/** Parameters that `toBody` makes an object of, which is read as strictly as a body of its class. */
export function QueryBody(
  type: new () => object,
  parameters: Readonly<Record<string, Schema>>,
  toBody: (query: Query) => object,
): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) => readBody(type, toBody(requestOf(context).query)),
    Object.entries(parameters).map(([name, schema]) => describe(ApiQuery({ name, required: false, schema }))),
  );
  return decorator();
}

/** `{id}` of the path: an integer from `minimum` up, below 2^31; anything else is refused. */
export function IdParam(name = 'id', minimum: 0 | 1 = 1): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) => readId(name, requestOf(context).params[name], minimum),
    [describe(ApiParam({ name, schema: { type: 'integer', minimum, maximum: MAX_INT32 } }))],
  );
  return decorator();
}

/** `{name}` of the path: one of a list of words; anything else is refused. */
export function ChoiceParam(name: string, choices: readonly string[]): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) => readChoice(name, requestOf(context).params[name], choices),
    [describe(ApiParam({ name, schema: { type: 'string', enum: [...choices] } }))],
  );
  return decorator();
}

/** A parameter of the query in the API's description. */
export type Schema = NonNullable<Extract<Parameters<typeof ApiQuery>[0], { schema: unknown }>['schema']>;

/** Parameters as they came. */
export type Query = Readonly<Record<string, unknown>>;

/** A parameter of the query: how it is read and described. */
interface QueryParameter {
  name: string;
  read: (value: unknown) => unknown;
  schema: Schema;
}

const decorated = ({ name, read, schema }: QueryParameter) => query(name, read, schema);

interface ScalarRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

function query(
  name: string,
  read: (value: unknown) => unknown,
  schema: Schema,
  required = false,
): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) => read(requestOf(context).query[name]),
    [describe(ApiQuery({ name, required, schema }))],
  );
  return decorator();
}

function requestOf(context: ExecutionContext): ScalarRequest {
  const request = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Params: Record<string, unknown>; Querystring: Record<string, unknown> }>>();
  return { params: request.params, query: request.query };
}

/** Applies a method decorator of the API description from where the parameter is declared. */
function describe(decorator: MethodDecorator): ParameterDecorator {
  return (target, key) => {
    if (key === undefined) return;
    const descriptor = Object.getOwnPropertyDescriptor(target, key);
    if (descriptor) decorator(target, key, descriptor);
  };
}
