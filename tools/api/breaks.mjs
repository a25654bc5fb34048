const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Keys of a schema that affect requests and answers. All others are texts for readers. */
const WIRE_KEYS = [
  'type',
  'format',
  'enum',
  'nullable',
  'required',
  'properties',
  'items',
  'additionalProperties',
  '$ref',
  'allOf',
  'oneOf',
];

const byName = ([a], [b]) => (a < b ? -1 : 1);

/**
 * Finds changes between two API descriptions (OpenAPI 3.0) that break clients of the first. Returns one line per
 * change. Assumes that clients send only allowed requests and read only promised answers. Errors, limits of numbers
 * and lengths, and additional values in answers are not compared.
 */
export function breaksOf(before, after) {
  return operationsOf(before).flatMap(([name, operation]) => {
    const [method, path] = name.split(' ');
    const now = after.paths[path]?.[method];
    if (now === undefined) return [`${name}: removed`];
    const faults = [
      ...nameBreaks(operation, now),
      ...parameterBreaks(before, after, operation, now),
      ...bodyBreaks(before, after, operation, now),
      ...answerBreaks(before, after, operation, now),
    ];
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => [
      `${method} ${path}`,
      item[method],
    ]),
  );
}

/** Breaks of generated clients, which name their methods by the ids of operations. */
function nameBreaks({ operationId: old }, { operationId: now }) {
  return old === undefined || old === now ? [] : [`its id was ${old} and is ${now}`];
}

function parameterBreaks(before, after, { parameters: old = [] }, { parameters: now = [] }) {
  const same = (one) => (other) => one.in === other.in && one.name === other.name;
  const known = old.flatMap((parameter) => {
    const other = now.find(same(parameter));
    const name = `${parameter.in} parameter ${parameter.name}`;
    if (other === undefined) return [`${name} is no longer taken`];
    return [
      ...(other.required && !parameter.required ? [`${name} is required now`] : []),
      ...sentBreaks({ before, after, place: name }, parameter.schema, other.schema),
    ];
  });
  const added = now.filter((parameter) => parameter.required && !old.some(same(parameter)));
  return [...known, ...added.map(({ in: place, name }) => `${place} parameter ${name} is new and required`)];
}

function bodyBreaks(before, after, { requestBody: old }, { requestBody: now }) {
  if (old === undefined) return now?.required ? ['a body is required now'] : [];
  if (now === undefined) return ['a body is no longer taken'];
  return [
    ...(now.required && !old.required ? ['a body is required now'] : []),
    ...mediaBreaks(old, now, (one, other) => sentBreaks({ before, after, place: 'body' }, one, other)),
  ];
}

function answerBreaks(before, after, { responses: old }, { responses: now }) {
  return Object.keys(old)
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => {
      if (now[status] === undefined) return [`status ${status} is no longer answered`];
      const read = (one, other) => readBreaks({ before, after, place: 'answer' }, one, other);
      return mediaBreaks(old[status], now[status], read);
    });
}

function mediaBreaks({ content: old = {} }, { content: now = {} }, compareBodies) {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    if (now[type] === undefined) return [`${type} is gone`];
    return schema === undefined ? [] : compareBodies(schema, now[type].schema ?? {});
  });
}

/** Breaks of a schema that clients send: all that was allowed must still be allowed. */
function sentBreaks(at, old, now) {
  return compare(at, old, now, (was, is, place) => [
    ...(was.nullable && !is.nullable ? [`${place} may not be null any more`] : []),
    ...enumBreaks(was, is, place),
    ...required(is)
      .filter((name) => !required(was).includes(name))
      .map((name) => `${place}.${name} is required now`),
  ]);
}

/** Breaks of a schema that clients read: all that was promised must still be promised. */
function readBreaks(at, old, now) {
  return compare(at, old, now, (was, is, place) => [
    ...(is.nullable && !was.nullable ? [`${place} may be null now`] : []),
    ...required(was)
      .filter((name) => is.properties?.[name] !== undefined && !required(is).includes(name))
      .map((name) => `${place}.${name} may be missing now`),
  ]);
}

const required = ({ required: names = [] }) => names;

function enumBreaks({ enum: old }, { enum: now }, place) {
  if (now === undefined) return [];
  if (old === undefined) return [`${place} takes certain values only now`];
  return old
    .filter((value) => !now.includes(value))
    .map((value) => `${place} no longer takes ${JSON.stringify(value)}`);
}

/** Compares two schemas recursively. `differences` returns the breaks of each pair. */
function compare({ before, after, place, seen = [] }, old, now, differences) {
  const was = resolved(before, old);
  const is = resolved(after, now);
  if (was.type !== is.type || was.format !== is.format) {
    return [`${place} was ${typeOf(was)} and is ${typeOf(is)}`];
  }
  if (was.oneOf !== undefined || is.oneOf !== undefined) {
    const isSame = JSON.stringify(whole(before, was)) === JSON.stringify(whole(after, is));
    return isSame ? [] : [`${place} is one of other shapes`];
  }
  // A recursive schema has been compared before.
  if (old.$ref !== undefined && seen.includes(old.$ref)) return [];
  const inner = { before, after, seen: old.$ref === undefined ? seen : [...seen, old.$ref] };
  const within = (name, one, other) => compare({ ...inner, place: place + name }, one, other, differences);
  return [
    ...differences(was, is, place),
    ...Object.entries(was.properties ?? {}).flatMap(([name, schema]) => {
      const other = is.properties?.[name];
      return other === undefined ? [`${place}.${name}: removed`] : within(`.${name}`, schema, other);
    }),
    ...(was.items ? within('[]', was.items, is.items ?? {}) : []),
    ...(typeof was.additionalProperties === 'object'
      ? within('.*', was.additionalProperties, is.additionalProperties ?? {})
      : []),
  ];
}

function typeOf({ type = 'anything', format }) {
  return format === undefined ? type : `${type} (${format})`;
}

/** Resolves references at the top of a schema. Nest uses `allOf` to put texts beside a reference. */
function resolved(document, schema) {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [
    ...($ref === undefined ? [] : [document.components.schemas[$ref.split('/').at(-1)]]),
    ...allOf,
  ];
  return Object.assign({}, ...parts.map((part) => resolved(document, part)), own);
}

/** Resolves all references in a schema. */
function whole(document, schema) {
  if (Array.isArray(schema)) return schema.map((part) => whole(document, part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { description: _words, example: _example, ...rest } = resolved(document, schema);
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, whole(document, value)]));
}

/** The description without texts and in a fixed order, for `breaksOf` and the baseline. */
export function wireOf({ openapi, paths, components }) {
  const parameter = ({ in: place, name, required: isRequired, schema }) => ({
    in: place,
    name,
    ...(isRequired && { required: true }),
    schema: wireSchema(schema),
  });
  const operation = ({ operationId, parameters = [], requestBody, responses }) => ({
    ...(operationId !== undefined && { operationId }),
    ...(parameters.length > 0 && { parameters: parameters.map(parameter) }),
    ...(requestBody && { requestBody: { required: requestBody.required === true, ...media(requestBody) } }),
    responses: Object.fromEntries(
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, answer]) => [status, media(answer)]),
    ),
  });
  const item = (methods) =>
    Object.fromEntries(
      METHODS.filter((method) => methods[method]).map((method) => [method, operation(methods[method])]),
    );
  return {
    openapi,
    paths: Object.fromEntries(
      Object.entries(paths)
        .sort(byName)
        .map(([path, methods]) => [path, item(methods)]),
    ),
    components: {
      schemas: mapValues(Object.fromEntries(Object.entries(components.schemas).sort(byName)), wireSchema),
    },
  };
}

function media({ content = {} }) {
  const types = mapValues(content, ({ schema }) =>
    schema === undefined ? {} : { schema: wireSchema(schema) },
  );
  return Object.keys(types).length === 0 ? {} : { content: types };
}

function wireSchema(schema) {
  if (typeof schema !== 'object') return schema;
  const kept = Object.fromEntries(
    WIRE_KEYS.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]),
  );
  if (kept.properties) kept.properties = mapValues(kept.properties, wireSchema);
  if (kept.items) kept.items = wireSchema(kept.items);
  if (kept.additionalProperties) kept.additionalProperties = wireSchema(kept.additionalProperties);
  for (const key of ['allOf', 'oneOf']) if (kept[key]) kept[key] = kept[key].map(wireSchema);
  return kept;
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
