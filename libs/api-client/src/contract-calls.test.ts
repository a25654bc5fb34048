import { readFileSync } from 'node:fs';

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
type Content = Record<string, { schema?: Schema }>;
interface Call {
  parameters?: { name: string; schema?: { default?: unknown } }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
interface Description {
  paths: Record<string, Record<string, Call | undefined> | undefined>;
  components: { schemas: Record<string, Schema | undefined> };
}
/** Path and name of a field, with the words that it consists of. */
interface Named {
  sent: string;
  answered: string;
  fields?: Record<string, string>;
  limit?: number;
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { paths, components } = read('../openapi.json') as Description;

/** The calls that both specification documents name, with their fields and the size of their pages. */
const NAMED = Object.entries(read('./test/contract-calls.json') as Record<string, Named>);

const words = (text: string) => text.split(' ').filter(Boolean);

function callOf(name: string): Call {
  const [method = '', path = ''] = name.split(' ');
  const call = paths[path]?.[method.toLowerCase()];
  if (call === undefined) throw new Error(`There is no ${name}`);
  return call;
}

/** Fields of a schema, or of a list's entries. */
function fieldsOf(schema: Schema | undefined): Record<string, Schema> {
  if (schema === undefined) return {};
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const referenced =
    schema.$ref === undefined ? undefined : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return Object.assign(
    {},
    ...[referenced, schema.items, ...parts].map((part) => fieldsOf(part)),
    schema.properties,
  ) as Record<string, Schema>;
}

const jsonOf = (content: Content | undefined) => content?.['application/json']?.schema;

function answerOf(name: string): Schema | undefined {
  const [, answer] = Object.entries(callOf(name).responses).find(([status]) => status.startsWith('2')) ?? [];
  return jsonOf(answer?.content);
}

it.each(NAMED)('%s takes and answers what the contract names', (name, { sent, answered, fields = {} }) => {
  const { parameters = [], requestBody } = callOf(name);
  const taken = [
    ...parameters.map((one) => one.name),
    ...Object.keys(fieldsOf(jsonOf(requestBody?.content))),
  ];
  expect(taken).toEqual(expect.arrayContaining(words(sent)));
  expect(Object.keys(fieldsOf(answerOf(name)))).toEqual(expect.arrayContaining(words(answered)));
  for (const [path, expected] of Object.entries(fields)) {
    const holder = path
      .split('.')
      .reduce<Schema | undefined>((schema, field) => fieldsOf(schema)[field], answerOf(name));
    expect([path, Object.keys(fieldsOf(holder))]).toEqual([path, expect.arrayContaining(words(expected))]);
  }
});

it.each(NAMED.filter(([, { limit }]) => limit !== undefined))(
  '%s has the page size of the contract where none is asked for',
  (name, { limit }) => {
    const parameter = callOf(name).parameters?.find((one) => one.name === 'limit');
    expect(parameter?.schema?.default).toBe(limit);
  },
);
