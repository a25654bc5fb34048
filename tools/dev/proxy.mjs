import http from 'node:http';
import https from 'node:https';

/** Headers of one connection, which a proxy does not pass on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
  'trailer',
]);

/** Headers of a request as the portal is to see them. One elsewhere is asked under its own name, or it takes us for another site. */
export function forwardedHeaders(headers, { origin, isElsewhere }) {
  const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
  if (!isElsewhere) return forwarded;
  const { host } = new URL(origin);
  return {
    ...forwarded,
    host,
    ...(headers.origin !== undefined && { origin }),
    ...(headers.referer !== undefined && { referer: `${origin}/` }),
  };
}

/**
 * Forwards a visitor's request to the portal. Resolves with an answer that is still to be read. Stops if the
 * visitor has left: `response` is the visitor's.
 */
export function askPortal({ request, response }, target, { headers = {} } = {}) {
  const { protocol } = new URL(target.origin);
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? https : http).request(
      new URL(request.url, target.origin),
      { method: request.method, headers: { ...forwardedHeaders(request.headers, target), ...headers } },
      resolve,
    );
    outgoing.on('error', reject);
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  });
}

/** Answers a visitor what the portal answered. */
export function passOn(answer, response) {
  response.writeHead(answer.statusCode, withoutHops(answer.headers));
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}

export function withoutHops(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** The whole body of an answer as text. */
export async function textOf(answer) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
