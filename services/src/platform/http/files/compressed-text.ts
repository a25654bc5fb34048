import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli, acceptsGzip, entityTagOf, isUnchanged } from '../negotiation.js';

/** A text that is compressed once and sent often. */
export interface CompressedText {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  tag: string;
}

/** `quality` of brotli: 5 takes a moment, 9 a tenth of a second for half a megabyte. */
export async function compressText(text: string, quality: number): Promise<CompressedText> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: 1 };
  const [brotli, gzip] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzipCompress)(plain),
  ]);
  return { plain, brotli, gzip, tag: entityTagOf(plain) };
}

/** Sends the text in an encoding that the client accepts, or 304 if it has it. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: CompressedText): FastifyReply {
  reply.header('vary', 'Accept-Encoding');
  if (isUnchanged(request, reply, text.tag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  if (acceptsBrotli(accepted)) return reply.header('content-encoding', 'br').send(text.brotli);
  if (acceptsGzip(accepted)) return reply.header('content-encoding', 'gzip').send(text.gzip);
  return reply.send(text.plain);
}
