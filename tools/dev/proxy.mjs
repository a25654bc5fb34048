import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';

/** Headers for a single connection, which a proxy does not forward. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
  'trailer',
]);

/** Request headers for the portal. A portal elsewhere gets its own host name, because it would take another for a different site. */
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
 * Forwards a visitor's request to the portal. Resolves with a response whose body is not read yet. Stops if the
 * visitor closes `response`. The address is never resolved, because one such as `//other.example` would lead to another host.
 */
export function askPortal({ request, response }, target, { headers = {} } = {}) {
  const { protocol, hostname, port } = urlToHttpOptions(new URL(target.origin));
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? https : http).request(
      {
        protocol,
        hostname,
        port,
        path: request.url,
        method: request.method,
        headers: { ...forwardedHeaders(request.headers, target), ...headers },
      },
      resolve,
    );
    outgoing.on('error', reject);
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  });
}

export function passOn(answer, response) {
  response.writeHead(answer.statusCode, withoutHops(answer.headers));
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}

export function withoutHops(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

export async function textOf(answer) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
