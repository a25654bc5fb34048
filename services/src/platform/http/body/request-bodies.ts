import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../../errors/index.js';

const texts = new WeakMap<FastifyRequest, string>();

function keepBodyText(request: FastifyRequest, text: string): void {
  texts.set(request, text);
}

/** The body of a call with `CallbackLimit` as it came, letter by letter; '' without one. */
export const bodyTextOf = (request: FastifyRequest): string => texts.get(request) ?? '';

/** No call of the API takes a body that is nearly as deep, or holds nearly as many values. */
const MAX_DEPTH = 8;
const MAX_VALUES = 500;
const LARGE_TEXT = 256 * 1024;

/** JSON is the only body that is read, and forms of either kind where a route takes them; any other type is answered with 415. */
export function addBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (route.config?.body !== undefined) route.bodyLimit = route.config.body.maxBytes;
  });
  addBody(fastify, 'application/json', (text, { body }) => {
    const value = parseBody(text, body?.maxValues);
    // One name that a visitor of another site chose must not spoil the batch in which that site sends many.
    if (body?.takesForms !== true) refuseHalfCharacters(text, value);
    return value;
  });
  addBody(fastify, 'application/x-www-form-urlencoded', (text, { body }) => {
    if (body?.takesForms !== true) throw new AppError('request.unsupported_media_type');
    return parseForm(new URLSearchParams(text), body.maxValues);
  });
  addMultipart(fastify);
  addArchive(fastify);
}

/** An archive is handed on as it arrives, to a method that takes one. */
function addArchive(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/gzip', ({ routeOptions }, payload, done) => {
    if (routeOptions.config.body?.takesArchive === true) done(null, payload);
    else done(new AppError('request.unsupported_media_type'));
  });
}

type RouteConfig = FastifyRequest['routeOptions']['config'];

function addBody(
  fastify: FastifyInstance,
  type: string,
  parse: (text: string, route: RouteConfig) => unknown,
): void {
  fastify.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    const { config } = request.routeOptions;
    try {
      if (config.body?.takesForms === true) keepBodyText(request, text);
      const value = parse(text, config);
      // Work on thousands of values takes its time too: other requests have their turn first.
      if (text.length > LARGE_TEXT) setImmediate(() => done(null, value));
      else done(null, value);
    } catch (error) {
      done(error instanceof Error ? error : new AppError('request.malformed_json'));
    }
  });
}

/** Forms of many parts, as some programs send every form; of files that come with one nothing is read. */
function addMultipart(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ routeOptions, headers }: FastifyRequest, body: Buffer) => {
      const { body: route } = routeOptions.config;
      if (route?.takesForms !== true) throw new AppError('request.unsupported_media_type');
      const type = headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw new AppError('request.malformed_json');
        });
      const fields = [...form].flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      return parseForm(fields, route.maxValues);
    },
  );
}

/** Fields of a form by name; a name that comes more than once has a list, as in addresses. */
function parseForm(
  entries: Iterable<[string, string]>,
  maxValues: number,
): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  let values = 0;
  for (const [name, value] of entries) {
    values += 1;
    if (values > maxValues) throw refused('size', `Must hold at most ${maxValues} values`);
    const given = fields[name];
    // Added to, not copied: anybody may send thousands of one name.
    if (Array.isArray(given)) given.push(value);
    else fields[name] = given === undefined ? value : [given, value];
  }
  return fields;
}

/** The value of a JSON text; refuses one that is nested too deep, holds too many values or names a prototype. */
function parseBody(text: string, maxValues = MAX_VALUES): unknown {
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
    if (values > maxValues) throw refused('size', `Must hold at most ${maxValues} values`);
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return body;
}

/** JSON comes as UTF-8, which holds none: it can only spell one out. */
const SPELLED_SURROGATE = /\\u[dD][89a-fA-F]/;
/** Half of a character that takes two UTF-16 units: no database stores it, each turns it into something else. */
const LONE_SURROGATE = /\p{Surrogate}/u;

function refuseHalfCharacters(text: string, value: unknown): void {
  if (!SPELLED_SURROGATE.test(text)) return;
  const field = fieldOfHalf('body', value);
  if (field === undefined) return;
  throw invalidField(field, 'wellFormed', 'Must not contain half of a character (a lone surrogate)');
}

function fieldOfHalf(name: string, value: unknown): string | undefined {
  if (LONE_SURROGATE.test(name) || (typeof value === 'string' && LONE_SURROGATE.test(value))) return name;
  if (!isObject(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = fieldOfHalf(name === 'body' ? key : `${name}.${key}`, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function refused(rule: string, msg: string): AppError {
  return invalidField('body', rule, msg);
}
