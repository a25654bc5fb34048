import { ApiConformance } from './conformance.js';
import type { ApiAnswer, OpenApiDocument } from './conformance.js';

const json = (schema: object) => ({ content: { 'application/json': { schema: { ...schema } } } });
const player = { $ref: '#/components/schemas/Player' };
const error = { $ref: '#/components/schemas/Failure' };

const DOCUMENT: OpenApiDocument = {
  paths: {
    '/api/players/{id}': { get: { responses: { 200: json(player), default: json(error) } } },
    '/api/players': {
      get: { responses: { 200: json({ type: 'array', items: player }) } },
      delete: { responses: { 204: {} } },
    },
    '/api/icon': {
      get: {
        responses: { 200: { content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } } },
      },
    },
  },
  components: {
    schemas: {
      Player: {
        type: 'object',
        properties: {
          name: { type: 'string', example: 'Aria' },
          level: { type: 'integer', minimum: 1 },
          guild: { type: 'object', nullable: true, allOf: [{ $ref: '#/components/schemas/Guild' }] },
          job: { type: 'string', nullable: true, enum: ['mage', null] },
        },
        required: ['name', 'guild'],
      },
      Guild: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
      Failure: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
    },
  },
};

const conformance = new ApiConformance(DOCUMENT, 'Failure');

const ANSWER: ApiAnswer = {
  method: 'GET',
  route: '/api/players/{id}',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: { name: 'Aria', guild: null },
};

const problemsOf = (difference: Partial<ApiAnswer>) => conformance.problemsOf({ ...ANSWER, ...difference });

test.each<[string, Partial<ApiAnswer>]>([
  ['has null where null is allowed', {}],
  ['has an object where null is allowed', { body: { name: 'Aria', guild: { id: 1 }, level: 3 } }],
  ['is a list', { route: '/api/players', body: [{ name: 'Aria', guild: null, job: null }] }],
  ['is an error of the contract', { status: 503, body: { code: 'away' } }],
  ['has not changed', { status: 304, contentType: undefined, body: undefined }],
  ['has no body', { route: '/api/players', method: 'DELETE', status: 204, contentType: undefined }],
  ['is of another type than JSON', { route: '/api/icon', contentType: 'image/png', body: undefined }],
  ['is the head of one', { method: 'HEAD', body: undefined }],
  ['is an error of no route', { route: undefined, status: 404, body: { code: 'not_found' } }],
])('an answer is as documented that %s', (_, difference) => {
  expect(problemsOf(difference)).toEqual([]);
});

test.each<[string, Partial<ApiAnswer>, string]>([
  [
    'whose route is not documented',
    { route: '/api/pets' },
    'GET /api/pets 200: is not in the OpenAPI document',
  ],
  ['whose method is not documented', { method: 'POST' }, 'is not in the OpenAPI document'],
  ['whose status is not documented', { status: 201 }, 'the status is not documented, only 200, default'],
  ['of an error that nothing documents', { route: '/api/players', status: 404 }, 'only 200'],
  ['of an undocumented type', { contentType: 'text/html' }, 'has the undocumented type text/html'],
  ['without a type', { contentType: undefined }, 'has the undocumented type none'],
  ['with a body where there is none', { route: '/api/players', method: 'DELETE', status: 204 }, 'has a body'],
  ['that lacks a property', { body: { name: 'Aria' } }, "the body must have required property 'guild'"],
  ['with one property more', { body: { name: 'A', guild: null, age: 3 } }, '{"additionalProperty":"age"}'],
  [
    'with one more further in',
    { body: { name: 'A', guild: { id: 1, size: 2 } } },
    '{"additionalProperty":"size"}',
  ],
  ['with null where it is not allowed', { body: { name: null, guild: null } }, '/name must be string'],
  ['with a value out of bounds', { body: { name: 'A', guild: null, level: 0 } }, '/level must be >= 1'],
  [
    'that is no error of the contract',
    { status: 500, body: { msg: 'no' } },
    "must have required property 'code'",
  ],
  ['of no route that is a success', { route: undefined }, 'is a success without a route'],
  ['of no route without the contract', { route: undefined, status: 404, body: 'no' }, 'must be object'],
])('an answer %s is told', (_, difference, problem) => {
  expect(problemsOf(difference).join('\n')).toContain(problem);
});
