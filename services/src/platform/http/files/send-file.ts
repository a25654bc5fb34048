import { extname } from 'node:path';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { removeDocumentHeaders } from '../hooks/security-headers.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Content type by name. Unlisted types that a browser could run are sent as bytes. */
export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
}

/** Whether a type becomes smaller by brotli. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|svg|wasm/.test(contentType);
}

/** The part of a file that one answer reads ahead, while its reader has not taken it. */
const CHUNK_BYTES = 64 * 1024;

/** Answers about the request itself, not about the file. */
const REFUSED_STATUS = new Set([412, 416]);

export interface SentFile {
  root: string;
  /** Segments of the path below the root, as they are on the disk. */
  path: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** Sends what is in memory with the same headers as a file. */
export function sendContent(
  reply: FastifyReply,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers(headers);
  removeDocumentHeaders(reply, headers['content-type'] ?? '');
  return reply.send(content);
}

/** Streams a file of a folder no faster than it is read, with ETag, Range and HEAD. Returns undefined for no such file. */
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
    // The entity tag says it already.
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
