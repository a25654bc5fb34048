import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { breaksOf, wireOf } from './breaks.mjs';

/** An API with one operation that a test may change. */
function api({ path = '/api/tides', method = 'post', id, parameters = [], body, answer, schemas = {} } = {}) {
  const content = (schema) => ({ content: { 'application/json': { schema } } });
  return {
    openapi: '3.0.0',
    paths: {
      [path]: {
        [method]: {
          ...(id && { operationId: id }),
          parameters,
          ...(body && { requestBody: { required: true, ...content(body) } }),
          responses: { 200: answer ? content(answer) : {}, default: content({ type: 'object' }) },
        },
      },
    },
    components: { schemas },
  };
}

const text = { type: 'string' };
const query = (name, more = {}) => ({ in: 'query', name, schema: text, ...more });
const object = (properties, required = []) => ({ type: 'object', properties, required });
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });

const NAME = 'post /api/tides';

it.each([
  ['an operation goes', api(), api({ path: '/api/waves' }), `${NAME}: removed`],
  ['its method changes', api(), api({ method: 'put' }), `${NAME}: removed`],
  ['its id changes', api({ id: 'Tides_add' }), api({ id: 'Sea_add' }), 'its id was Tides_add and is Sea_add'],
  [
    'a required parameter comes',
    api(),
    api({ parameters: [query('sea', { required: true })] }),
    'query parameter sea is new and required',
  ],
  [
    'a parameter becomes required',
    api({ parameters: [query('sea')] }),
    api({ parameters: [query('sea', { required: true })] }),
    'query parameter sea is required now',
  ],
  ['a parameter goes', api({ parameters: [query('sea')] }), api(), 'query parameter sea is no longer taken'],
  [
    'a parameter is retyped',
    api({ parameters: [query('sea')] }),
    api({ parameters: [query('sea', { schema: { type: 'integer' } })] }),
    'query parameter sea was string and is integer',
  ],
  [
    'a value of a parameter goes',
    api({ parameters: [query('sea', { schema: { ...text, enum: ['low', 'high'] } })] }),
    api({ parameters: [query('sea', { schema: { ...text, enum: ['low'] } })] }),
    'query parameter sea no longer takes "high"',
  ],
  ['a body comes', api(), api({ body: object({}) }), 'a body is required now'],
  [
    'a required field of the body comes',
    api({ body: object({}) }),
    api({ body: object({ sea: text }, ['sea']) }),
    'body.sea is required now',
  ],
  [
    'a field of the body goes',
    api({ body: object({ sea: text }) }),
    api({ body: object({}) }),
    'body.sea: removed',
  ],
  [
    'a field of the body may not be null any more',
    api({ body: object({ sea: { ...text, nullable: true } }) }),
    api({ body: object({ sea: text }) }),
    'body.sea may not be null any more',
  ],
  [
    'a field of the answer goes',
    api({ answer: object({ sea: text }) }),
    api({ answer: object({}) }),
    'answer.sea: removed',
  ],
  [
    'a field of the answer is retyped',
    api({ answer: object({ sea: text }) }),
    api({ answer: object({ sea: { type: 'integer' } }) }),
    'answer.sea was string and is integer',
  ],
  [
    'a field of the answer may be null',
    api({ answer: object({ sea: text }) }),
    api({ answer: object({ sea: { ...text, nullable: true } }) }),
    'answer.sea may be null now',
  ],
  [
    'a field of the answer may be missing',
    api({ answer: object({ sea: text }, ['sea']) }),
    api({ answer: object({ sea: text }) }),
    'answer.sea may be missing now',
  ],
  ['the answer is another kind of file', api({ answer: text }), api(), 'application/json is gone'],
  [
    'a field within a list of a named shape goes',
    api({
      answer: object({ seas: { type: 'array', items: ref('Sea') } }),
      schemas: { Sea: object({ name: text, near: ref('Sea') }) },
    }),
    api({
      answer: object({ seas: { type: 'array', items: { allOf: [ref('Ocean')] } } }),
      schemas: { Ocean: object({ near: ref('Ocean') }) },
    }),
    'answer.seas[].name: removed',
  ],
])('a client breaks where %s', (_, before, after, message) => {
  expect(breaksOf(before, after)).toEqual([expect.stringContaining(message)]);
  expect(breaksOf(wireOf(before), wireOf(after))).toEqual(breaksOf(before, after));
});

it.each([
  [
    'an operation comes',
    api(),
    { ...api(), paths: { ...api().paths, ...api({ path: '/api/waves' }).paths } },
  ],
  ['an id comes', api(), api({ id: 'Tides_add' })],
  ['an optional parameter comes', api(), api({ parameters: [query('sea')] })],
  ['an optional field of the body comes', api({ body: object({}) }), api({ body: object({ sea: text }) })],
  [
    'a parameter takes more values',
    api({ parameters: [query('sea', { schema: { ...text, enum: ['low'] } })] }),
    api({ parameters: [query('sea', { schema: { ...text, enum: ['low', 'high'] } })] }),
  ],
  [
    'a field of the answer comes, or has more values',
    api({ answer: object({ sea: { ...text, enum: ['low'] } }) }),
    api({ answer: object({ sea: { ...text, enum: ['low', 'high'] }, tide: text }, ['tide']) }),
  ],
  [
    'a shape has another name, or other words',
    api({ answer: ref('Sea'), schemas: { Sea: object({ name: text }) } }),
    api({ answer: ref('Ocean'), schemas: { Ocean: object({ name: { ...text, description: 'A name' } }) } }),
  ],
])('no client breaks where %s', (_, before, after) => {
  expect(breaksOf(before, after)).toEqual([]);
});

it('finds every operation of our own API missing, and nothing else', () => {
  const read = (file) => JSON.parse(readFileSync(join(ROOT, 'libs/api-client', file), 'utf8'));
  const baseline = read('openapi.baseline.json');
  expect(breaksOf(baseline, read('openapi.json'))).toEqual([]);
  const names = Object.entries(baseline.paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method} ${address}: removed`),
  );
  expect(breaksOf(baseline, { ...baseline, paths: {} })).toEqual(names);
});
