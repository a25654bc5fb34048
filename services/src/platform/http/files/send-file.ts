import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { removeDocumentHeaders } from '../hooks/security-headers.js';

/** Tells whether brotli makes a type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|svg|wasm/.test(contentType);
}

/** Bytes of a file that are read ahead while the client is slow. */
const CHUNK_BYTES = 64 * 1024;

/** A failed precondition and an impossible range. These answers do not contain the file. */
const REFUSED_STATUS = new Set([412, 416]);

export interface SentFile {
  root: string;
  /** Segments of the path below the root, as on disk. */
  path: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** A plain text that no cache keeps. */
export function sendPlainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** Sends content from memory with the headers of a file. */
export function sendContent(
  reply: FastifyReply,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers(headers);
  removeDocumentHeaders(reply, headers['content-type'] ?? '');
  return reply.send(content);
}

/** Streams a file no faster than the client reads, with ETag, Range and HEAD. Returns undefined if it does not exist. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, headers }: SentFile,
): Promise<FastifyReply | undefined> {
  const answer = await send(request.raw, path.map(encodeURIComponent).join('/'), {
    root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    contentType: false,
    // The ETag is enough.
    lastModified: false,
    highWaterMark: CHUNK_BYTES,
  });
  const { statusCode, stream } = answer;
  if (answer.type === 'file') {
    reply.code(statusCode).headers({ ...answer.headers, ...headers });
    removeDocumentHeaders(reply, headers['content-type'] ?? '');
    return statusCode === 304 ? reply.removeHeader('content-type').send() : reply.send(stream);
  }
  stream.destroy();
  if (!REFUSED_STATUS.has(statusCode)) return undefined;
  const range = answer.headers['Content-Range'];
  if (range !== undefined) reply.header('content-range', range);
  return reply.code(statusCode).header('cache-control', 'no-store').send();
}
