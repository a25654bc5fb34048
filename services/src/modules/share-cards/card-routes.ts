import { CARD_KINDS, type CardKind } from '@portico/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/index.js';
import { databaseError, limited, type PictureAnswer, sendPicture } from '../../platform/http/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { type CardContent, drawCard } from './card-drawing.js';
import type { CardQueue, CardRenderer } from './card-renderer.js';
import { type CardSubjects, isPageCard } from './card-subjects.js';
import { drawSignature, emptySignature, type SignaturesService } from './signatures.service.js';
import { APP_ICONS, appIconDrawing } from './site-icon.js';

interface CardParts {
  database: Database;
  renderer: CardRenderer;
  signatures: SignaturesService;
  subjects: CardSubjects;
}

type CardRequest = FastifyRequest<{ Params: { kind: string; name: string } }>;
type SignatureRequest = FastifyRequest<{ Params: { id: string } }>;

const ID = /^(?:0|[1-9]\d{0,9})$/;
const HIGHEST_ID = 2 ** 31 - 1;
const BUSY_SECONDS = 5;
/** Forums request a signature each time that someone reads a page, but a new level should show soon. */
const SIGNATURE_SECONDS = 600;

/**
 * Pictures for shared links (`/cards/item/1302000.png`, `/cards/page/market.png`), signatures of players for forums
 * (`/cards/signature/1204.png`), and the icon of an installed site.
 */
export function addCardRoutes(fastify: FastifyInstance, parts: CardParts): void {
  const options = { config: limited('card') };
  fastify.get('/cards/:kind/:name.png', options, (request: CardRequest, reply) =>
    sendCard(parts, request, reply),
  );
  fastify.get('/cards/signature/:id.png', options, (request: SignatureRequest, reply) =>
    sendSignature(parts, request, reply),
  );
  for (const [address, side] of Object.entries(APP_ICONS)) {
    fastify.get(address, options, (_, reply) =>
      sendDrawing(parts, reply, { draw: () => Promise.resolve(appIconDrawing(side)) }),
    );
  }
}

async function sendCard(parts: CardParts, request: CardRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { subjects } = parts;
  const { kind, name } = request.params;
  const send = (find: () => Promise<CardContent>) =>
    sendDrawing(parts, reply, { draw: async () => drawCard(await find()) });
  if (kind === 'page' && isPageCard(name)) return send(() => subjects.page(name));
  if (!isCardKind(kind)) return plainly(reply, 404, 'There is no such card.\n');
  if (!isId(name)) return plainly(reply, 400, 'A card is named by a number.\n');
  return send(() => subjects.find(kind, Number(name)));
}

async function sendSignature(
  parts: CardParts,
  request: SignatureRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = request.params;
  if (!isId(id)) return plainly(reply, 400, 'A signature is named by the number of a character.\n');
  // Pages of other sites show the picture.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  const { signatures } = parts;
  return sendDrawing(parts, reply, {
    draw: async () => drawSignature(await signatures.find(Number(id))),
    // Failures are answered with a picture too, because pages of other sites would show a broken one.
    otherwise: () => drawSignature(emptySignature(signatures.siteName)),
    queue: 'signatures',
    seconds: SIGNATURE_SECONDS,
  });
}

interface DrawingToSend {
  draw: () => Promise<string>;
  /** Makes the drawing for an answer of 404 or 503. Without it the answer is a text. */
  otherwise?: () => string;
  queue?: CardQueue;
  seconds?: number;
}

async function sendDrawing(
  parts: CardParts,
  reply: FastifyReply,
  { draw, otherwise, queue, seconds }: DrawingToSend,
): Promise<FastifyReply> {
  const found = await drawingOf(parts, draw);
  const drawing = found ?? otherwise?.();
  if (drawing === undefined) return plainly(reply, 404, 'There is no such card.\n');
  const card = drawing === 'away' ? undefined : await parts.renderer.png(drawing, queue);
  if (card !== undefined) {
    if (found === undefined) reply.code(404);
    return sendPicture(reply, { ...card, seconds: seconds ?? card.seconds });
  }
  reply.header('retry-after', BUSY_SECONDS);
  // The queue of cards, because that of signatures may be full.
  const neutral = otherwise && (await parts.renderer.png(otherwise()));
  if (neutral !== undefined) return sendOnce(reply, 503, neutral);
  return plainly(reply, 503, 'This card cannot be made now.\n');
}

async function drawingOf({ database }: CardParts, draw: () => Promise<string>): Promise<string | undefined> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof AppError && error.code.endsWith('_not_found')) return undefined;
    if (error instanceof AppError || databaseError(database, error) !== undefined) return 'away';
    throw error;
  }
}

function sendOnce(reply: FastifyReply, status: number, picture: PictureAnswer): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(picture.contentType).send(picture.bytes);
}

function isCardKind(kind: string): kind is CardKind {
  return CARD_KINDS.some((known) => known === kind);
}

function isId(name: string): boolean {
  return ID.test(name) && Number(name) <= HIGHEST_ID;
}

function plainly(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
