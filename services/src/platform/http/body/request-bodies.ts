import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../../errors/index.js';

const texts = new WeakMap<FastifyRequest, string>();

function keepBodyText(request: FastifyRequest, text: string): void {
  texts.set(request, text);
}

/** The body of a call with `CallbackLimit` as it was sent; '' without one. */
export const bodyTextOf = (request: FastifyRequest): string => texts.get(request) ?? '';

/** Far deeper, and with far more values, than any call of the API needs. */
const MAX_DEPTH = 8;
const MAX_VALUES = 500;
const LARGE_TEXT = 256 * 1024;

/** Accepts JSON bodies, and forms where a route takes them; other types are answered with 415. */
export function addBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (route.config?.body !== undefined) route.bodyLimit = route.config.body.maxBytes;
  });
  addBody(fastify, 'application/json', (text, { body }) => {
    const value = parseBody(text, body?.maxValues);
    // A name chosen by a visitor of a vote site must not spoil the batch in which the site sends many votes.
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

/** Streams an archive to a method that takes one. */
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
      // Parsing thousands of values takes time, so other requests go first.
      if (text.length > LARGE_TEXT) setImmediate(() => done(null, value));
      else done(null, value);
    } catch (error) {
      done(error instanceof Error ? error : new AppError('request.malformed_json'));
    }
  });
}

/** Multipart forms, which some programs always send; files in them are ignored. */
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

/** Fields of a form by name; a repeated name has a list, as in addresses. */
function parseForm(entries: Iterable<[string, string]>, maxValues: number) {
  const fields: Record<string, string | string[]> = Object.create(null);
  let values = 0;
  for (const [name, value] of entries) {
    values += 1;
    if (values > maxValues) throw refused('size', `Must hold at most ${maxValues} values`);
    const given = fields[name];
    // Appended instead of copied, because anybody may send one name thousands of times.
    if (Array.isArray(given)) given.push(value);
    else fields[name] = given === undefined ? value : [given, value];
  }
  return fields;
}

/** Parses JSON; refuses text that is nested too deep, has too many values or names a prototype. */
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

/** UTF-8 contains no surrogates, so JSON can only have them escaped. */
const SPELLED_SURROGATE = /\\u[dD][89a-fA-F]/;
/** Half of a character of two UTF-16 units. No database stores it unchanged. */
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
