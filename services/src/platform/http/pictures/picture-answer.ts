import { brotliCompressSync, constants } from 'node:zlib';
import { applyDecorators, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Limit, type LimitKind } from '../decorators/limit.js';
import { Permission } from '../decorators/permission.js';
import { acceptsBrotli, entityTagOf, isUnchanged } from '../negotiation.js';

/** Text formats of pictures: drawings, and positions of a picture's parts. */
type TextType = 'image/svg+xml' | 'application/json; charset=utf-8' | 'application/xml; charset=utf-8';

/** A picture ready to send; `compressed` is its brotli version, if smaller. */
export interface PictureAnswer {
  readonly bytes: Buffer;
  readonly compressed?: Buffer;
  readonly contentType: TextType | 'image/png';
  readonly tag: string;
  /** Seconds for which browsers may keep it without asking. */
  readonly seconds: number;
}

/** A drawing that is opened directly runs and loads nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const HOUR = 3600;
/** Quality 5 takes a quarter of a millisecond and is within 3 % of the best. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } };

export function svgAnswer(markup: string, seconds = HOUR): PictureAnswer {
  return textAnswer(markup, 'image/svg+xml', seconds);
}

/** A text that is compressed once here. */
export function textAnswer(text: string, contentType: TextType, seconds: number): PictureAnswer {
  const bytes = Buffer.from(text);
  return {
    bytes,
    compressed: brotliCompressSync(bytes, COMPRESSION),
    contentType,
    tag: entityTagOf(bytes),
    seconds,
  };
}

export function pngAnswer(bytes: Buffer, seconds = HOUR): PictureAnswer {
  return { bytes, contentType: 'image/png', tag: entityTagOf(bytes), seconds };
}

export function sizeOfAnswer({ bytes, compressed }: PictureAnswer): number {
  return bytes.length + (compressed?.length ?? 0);
}

/** Sends a picture, or 304 if the client has it. */
export async function sendPicture(
  reply: FastifyReply,
  pending: PictureAnswer | Promise<PictureAnswer>,
): Promise<FastifyReply> {
  const { request } = reply;
  const picture = await pending;
  reply
    .header(
      'cache-control',
      `public, max-age=${picture.seconds}, stale-while-revalidate=${picture.seconds * 24}`,
    )
    .header('content-type', picture.contentType);
  if (picture.contentType === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
  if (picture.compressed !== undefined) reply.header('vary', 'Accept-Encoding');
  if (isUnchanged(request, reply, picture.tag)) return reply.code(304).send();
  if (picture.compressed === undefined || !acceptsBrotli(request.headers['accept-encoding']))
    return reply.send(picture.bytes);
  return reply.header('content-encoding', 'br').send(picture.compressed);
}

const PICTURE_SCHEMAS = {
  'image/svg+xml': { schema: { type: 'string' } },
  'image/png': { schema: { type: 'string', format: 'binary' } },
} as const;

/** A public GET of a picture. The method gets the reply and sends it with `sendPicture`. */
export function PictureRead(
  path: string,
  limit: LimitKind,
  { description, types }: { description: string; types: (keyof typeof PICTURE_SCHEMAS)[] },
): MethodDecorator {
  const content = Object.fromEntries(types.map((type) => [type, PICTURE_SCHEMAS[type]]));
  return applyDecorators(
    Get(path),
    Permission('public'),
    Limit(limit),
    ApiOkResponse({ description, content }),
  );
}
