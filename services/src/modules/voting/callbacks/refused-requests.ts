import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const CALLBACK_PATH = '/api/voting/callback/';

/** Statuses of requests that never came to what takes callbacks: no such address or method, too large, not readable. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 405, 413, 415]);

/** `CallbacksService` has kept the requests that it answers. */
const ANSWERED = '"code":"voting.callback_';

/** A request to an address of a vote site that was refused before anything of it was looked at. */
export interface RefusedRequest {
  site: string;
  method: string;
  address: string;
  requestId: string;
  /** Path without its query and without the part behind the site, which may hold a secret. */
  path: string;
  contentType: string;
  status: number;
}

/** Tells of each such request once it has been answered: its site believes that it has reported a vote. */
export function onRefusedCallbacks(fastify: FastifyInstance, tell: (refused: RefusedRequest) => void): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isRefused(request, reply, payload)) tell(describe(request, reply));
    done();
  });
}

function isRefused({ url }: FastifyRequest, { statusCode }: FastifyReply, payload: unknown): boolean {
  if (!url.startsWith(CALLBACK_PATH) || !REFUSED.has(statusCode)) return false;
  return typeof payload !== 'string' || !payload.includes(ANSWERED);
}

function describe(request: FastifyRequest, { statusCode: status }: FastifyReply): RefusedRequest {
  const [path = ''] = request.url.split('?', 1);
  const [site = '', behind] = path.slice(CALLBACK_PATH.length).split('/', 2);
  return {
    site: decodeURIComponent(site),
    method: request.method,
    address: request.ip,
    requestId: request.id,
    path: behind === undefined ? path : `${CALLBACK_PATH}${site}/***`,
    contentType: request.headers['content-type'] ?? '',
    status,
  };
}
