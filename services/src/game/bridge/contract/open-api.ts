import { z } from 'zod';
import { bridgeError } from './answers.js';
import { BRIDGE_BASE, BRIDGE_CONTRACT, type BridgeCall } from './calls.js';
import { bridgeEvent } from './events.js';
import { BRIDGE_HEADERS, NONCE_PATTERN } from './signature.js';

/** Refusals of every call, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: '`bad_request`: a parameter, header or body is not as described',
  401: '`bad_signature`, `stale_timestamp` or `used_nonce`; not signed',
  404: '`not_found`: no such path',
  413: '`too_large`: more than 4 KiB of body',
  500: '`internal`',
  501: '`not_supported`: this plug does not have the call',
  503: '`not_ready`: the game is starting or stopping, its database is away, or too many requests are under way',
};

const json = (schema: object) => ({ 'application/json': { schema } });
const reference = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${nameOf(schema)}` });

/** Builds `docs/bridge/openapi.json`: the contract between the portal and a plug in the game server. */
export function bridgeOpenApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico bridge',
      version: '1',
      description:
        'What a plug in the game server answers to the portal. Signatures, grants and cursors: README.md',
    },
    servers: [{ url: `http://127.0.0.1:8686${BRIDGE_BASE}` }],
    security: [{ timestamp: [], nonce: [], signature: [] }],
    paths: paths(),
    components: { securitySchemes: securitySchemes(), schemas: schemas() },
  };
}

function paths(): object {
  const all: Record<string, Record<string, object>> = {};
  for (const [operationId, call] of Object.entries<BridgeCall>(BRIDGE_CONTRACT)) {
    const { method, path, summary, query = [], body, answer, refusals = {}, withinMs } = call;
    const inPath = path.includes('{accountId}')
      ? [{ in: 'path', name: 'accountId', required: true, schema: { type: 'integer', minimum: 1 } }]
      : [];
    const refused = Object.entries({ ...REFUSALS, ...refusals }).map(([status, description]) => [
      status,
      { description, content: json(reference(bridgeError)) },
    ]);
    (all[path] ??= {})[method.toLowerCase()] = {
      operationId,
      summary,
      description: `Answers within ${withinMs / 1000} s${path === '/events' ? ' after `wait`' : ''}.`,
      parameters: [...inPath, ...query.map((parameter) => ({ in: 'query', ...parameter }))],
      ...(body === undefined ? {} : { requestBody: { required: true, content: json(reference(body)) } }),
      responses: {
        200: { description: 'Done', content: json(reference(answer)) },
        ...Object.fromEntries(refused),
      },
    };
  }
  return all;
}

function securitySchemes(): object {
  const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });
  return {
    timestamp: header(BRIDGE_HEADERS.timestamp, 'Epoch milliseconds in decimal'),
    nonce: header(BRIDGE_HEADERS.nonce, `Random and used once: ${NONCE_PATTERN.source}`),
    signature: header(BRIDGE_HEADERS.signature, 'HMAC-SHA-256 in lower-case hex, see README.md'),
  };
}

function schemas(): object {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType) => registry.has(schema) || registry.add(schema, { id: nameOf(schema) });
  for (const { body, answer } of Object.values<BridgeCall>(BRIDGE_CONTRACT)) {
    add(answer);
    if (body !== undefined) add(body);
  }
  add(bridgeError);
  add(bridgeEvent);
  const { schemas: all } = z.toJSONSchema(registry, {
    io: 'output',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(all).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  );
}

function nameOf(schema: z.ZodType): string {
  const { id } = schema.meta() ?? {};
  if (id === undefined) throw new Error('A schema of the bridge has no name');
  return id;
}
