import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { LIST_SEPARATOR, MAX_INT32 } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { readBody } from '../validation.js';
import { requestParameter } from './request-parameter.js';
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

/** `?page=`: 1 by default; anything but a positive integer below 2^31 is refused. */
export function PageNumber(): ParameterDecorator {
  return query('page', readPage, { type: 'integer', minimum: 1, maximum: MAX_INT32, default: 1 });
}

/** `?rank=`: answers the page with this position instead of `page`. Optional; anything but a positive integer below 2^31 is refused. */
export function PlaceNumber(): ParameterDecorator {
  return query('rank', (value) => readPlace('rank', value), {
    type: 'integer',
    minimum: 1,
    maximum: MAX_INT32,
    description:
      'Answers the page that holds this place, or the last one, whatever `page` says. Not with a search',
  });
}

/** `?limit=`: clamped to the maximum; anything but a positive integer is refused. */
export function PageLimit(options: { default: number; max: number }): ParameterDecorator {
  return query('limit', (value) => readLimit(value, options), {
    type: 'integer',
    minimum: 1,
    maximum: options.max,
    default: options.default,
    description: `Above ${options.max} it is clamped; the answer says the limit that was used`,
  });
}

/** A search text, `?search=` by default: '' if absent, trimmed and NFKC; longer than `max` is refused. */
export function SearchTerm(options: { max: number; name?: string }): ParameterDecorator {
  return decorated(termParameter(options));
}

/** A search text as a parameter of `QueryObject`. */
export function termParameter({ max, name = 'search' }: { max: number; name?: string }): QueryParameter {
  return { name, read: (value) => readTerm(name, value, max), schema: { type: 'string', maxLength: max } };
}

/** A required name, trimmed and NFKC; empty or longer than `max` is refused. */
export function RequiredName(name: string, max: number): ParameterDecorator {
  return query(
    name,
    (value) => readName(name, value, max),
    { type: 'string', minLength: 1, maxLength: max },
    true,
  );
}

/** One word of a list, with spaces or hyphens; anything else is refused. Optional if there is no default. */
export function ChoiceQuery(name: string, choices: readonly string[], fallback?: string): ParameterDecorator {
  return decorated(choiceParameter(name, choices, fallback));
}

/** A choice as a parameter of `QueryObject`. */
export function choiceParameter(name: string, choices: readonly string[], fallback?: string): QueryParameter {
  return {
    name,
    read: (value) => readChoice(name, value, choices, fallback),
    schema: { type: 'string', enum: [...choices], ...(fallback === undefined ? {} : { default: fallback }) },
  };
}

/** `?{name}=`: an id, a level or the like. Optional; anything but a positive integer up to `maximum` is refused. */
export function PositiveQuery(name: string, maximum = MAX_INT32): ParameterDecorator {
  return decorated(placeParameter(name, maximum));
}

/** The same, but refuses an empty text, because without the parameter the call does something else. */
export function FilledQuery(name: string, maximum: number): ParameterDecorator {
  const read = (value: unknown) => readPlace(name, value === '' ? '0' : value, maximum);
  return decorated({ ...placeParameter(name, maximum), read });
}

/** The same as one of the parameters of `QueryObject`. */
export function placeParameter(name: string, maximum: number): QueryParameter {
  return {
    name,
    read: (value) => readPlace(name, value, maximum),
    schema: { type: 'integer', minimum: 1, maximum },
  };
}

/** `?{name}=`: an integer from 0, below 2^31. Refused if absent, unless it is optional. */
export function MapIdQuery(name: string, { isOptional = false } = {}): ParameterDecorator {
  const schema = { type: 'integer', minimum: 0, maximum: MAX_INT32 } as const;
  const isAbsent = (value: unknown) => isOptional && value === undefined;
  return query(name, (value) => (isAbsent(value) ? undefined : readId(name, value, 0)), schema, !isOptional);
}

/** A list of ids with separators, each once; an empty list, more than `max` or an invalid id is refused. */
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

/** An amount of mesos as players write it: `10m`, `1.5b`. Optional; anything else is refused. */
export function mesosParameter(name: string): QueryParameter {
  return {
    name,
    read: (value) => readMesos(name, value),
    schema: { type: 'string', example: '1.5m', description: 'Mesos: digits, or with k, m or b' },
  };
}

/** Several parameters as one object; each is read and described as if it were alone. */
export function QueryObject(parameters: Readonly<Record<string, QueryParameter>>): ParameterDecorator {
  const entries = Object.entries(parameters);
  return requestParameter(
    ({ query: values }: ScalarRequest) => readParameters(parameters, values),
    // Swagger describes parameters from the last one, so they are reversed.
    entries.toReversed().map(([, { name, schema }]) => ApiQuery({ name, required: false, schema })),
  );
}

/** Reads the parameters of a query, as `QueryObject` does. */
export function readParameters(
  parameters: Readonly<Record<string, QueryParameter>>,
  values: Query,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, { name, read }]) => [key, read(values[name])]),
  );
}

/** Parameters that `toBody` turns into an object, which is validated like a body of its class. */
export function QueryBody(
  type: new () => object,
  parameters: Readonly<Record<string, Schema>>,
  toBody: (query: Query) => object,
): ParameterDecorator {
  return requestParameter(
    ({ query: values }: ScalarRequest) => readBody(type, toBody(values)),
    Object.entries(parameters).map(([name, schema]) => ApiQuery({ name, required: false, schema })),
  );
}

/** `{id}` of the path: an integer from `minimum` up, below 2^31; anything else is refused. */
export function IdParam(name = 'id', minimum: 0 | 1 = 1): ParameterDecorator {
  return requestParameter(
    ({ params }: ScalarRequest) => readId(name, params[name], minimum),
    [ApiParam({ name, schema: { type: 'integer', minimum, maximum: MAX_INT32 } })],
  );
}

/** `{name}` of the path: one of a list of words; anything else is refused. */
export function ChoiceParam(name: string, choices: readonly string[]): ParameterDecorator {
  return requestParameter(
    ({ params }: ScalarRequest) => readChoice(name, params[name], choices),
    [ApiParam({ name, schema: { type: 'string', enum: [...choices] } })],
  );
}

/** A parameter of the query in the API's description. */
export type Schema = NonNullable<Extract<Parameters<typeof ApiQuery>[0], { schema: unknown }>['schema']>;

/** Query parameters as sent. */
export type Query = Readonly<Record<string, unknown>>;

/** A parameter of the query: how it is read and described. */
export interface QueryParameter {
  name: string;
  read: (value: unknown) => unknown;
  schema: Schema;
}

type ScalarRequest = FastifyRequest<{ Params: Query; Querystring: Query }>;

const decorated = ({ name, read, schema }: QueryParameter) => query(name, read, schema);

function query(name: string, read: (value: unknown) => unknown, schema: Schema, required = false) {
  return requestParameter(
    ({ query: values }: ScalarRequest) => read(values[name]),
    [ApiQuery({ name, required, schema })],
  );
}
