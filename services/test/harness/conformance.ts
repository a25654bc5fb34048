import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { ApiConformance } from '@portico/testing-api';
import type { OpenApiDocument } from '@portico/testing-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths below /api that the contract leaves out: health for operators, and the description itself. */
const OUTSIDE = /^\/api\/(?:health\/|docs(?:\/|$)|openapi\.json$)/;

const DOCUMENT: OpenApiDocument = JSON.parse(
  readFileSync(new URL('../../../libs/api-client/openapi.json', import.meta.url), 'utf8'),
);

const conformance = new ApiConformance(DOCUMENT, 'ErrorBodyDto');
const problems = new Set<string>();

/** Checks every answer of the API as it is sent, however it was requested. `own` are routes of the tests themselves. */
export function watchAnswers(fastify: FastifyInstance, own: readonly string[] = []): void {
  // With a callback, because a promise delays an answer whose client has left by one turn.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!own.includes(request.routeOptions.url ?? ''))
      for (const problem of problemsOf(request, reply, payload)) problems.add(problem);
    done(null, payload);
  });
}

/** Returns the problems found since the last call. */
export function takeProblems(): string[] {
  const found = [...problems];
  problems.clear();
  return found;
}

function problemsOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
  const [path = ''] = request.url.split('?', 1);
  // 304 has no body and refers to the client's copy.
  if (!path.startsWith('/api/') || OUTSIDE.test(path) || reply.statusCode === 304) return [];
  const contentType = reply.getHeader('content-type')?.toString();
  return conformance.problemsOf({
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    contentType,
    body: /^application\/json(?:;|$)/.test(contentType ?? '')
      ? JSON.parse(textOf(reply, payload))
      : undefined,
  });
}

function textOf(reply: FastifyReply, payload: unknown): string {
  const isPacked = reply.getHeader('content-encoding') === 'br' && Buffer.isBuffer(payload);
  return isPacked ? brotliDecompressSync(payload).toString() : String(payload);
}

/** The route as the document spells it; undefined for wildcard routes, which take the addresses that no route has. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string | undefined {
  return url === undefined || url.includes('*') ? undefined : url.replace(/:(\w+)/g, '{$1}');
}
