import { CARD_KINDS } from '@portico/contract';
import type { CardKind } from '@portico/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/index.js';
import { databaseError, limited, sendPicture } from '../../platform/http/index.js';
import type { Database } from '../../platform/persistence/index.js';
import type { CardContent } from './card-drawing.js';
import { drawCard } from './card-drawing.js';
import type { CardRenderer } from './card-renderer.js';
import { isPageCard } from './card-subjects.js';
import type { CardSubjects } from './card-subjects.js';

interface CardParts {
  database: Database;
  renderer: CardRenderer;
  subjects: CardSubjects;
}

type CardRequest = FastifyRequest<{ Params: { kind: string; name: string } }>;

const ID = /^(?:0|[1-9]\d{0,9})$/;
const HIGHEST_ID = 2 ** 31 - 1;
const BUSY_SECONDS = 5;

/** `/cards/item/1302000.png` and `/cards/page/market.png`: the pictures that shared links are shown with. */
export function addCardRoutes(fastify: FastifyInstance, parts: CardParts): void {
  fastify.get('/cards/:kind/:name.png', { config: limited('card') }, (request: CardRequest, reply) =>
    sendCard(parts, request, reply),
  );
}

async function sendCard(parts: CardParts, request: CardRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { renderer, subjects } = parts;
  const { kind, name } = request.params;
  const isPage = kind === 'page';
  if (!isPage && !isCardKind(kind)) return plainly(reply, 404, 'There is no such card.\n');
  if (!isPage && !isId(name)) return plainly(reply, 400, 'A card is named by a number.\n');
  const content = await contentOf(parts, () =>
    isPage ? pageCard(subjects, name) : findCard(subjects, kind, name),
  );
  if (content === 'away') {
    reply.header('retry-after', BUSY_SECONDS);
    return plainly(reply, 503, 'This card cannot be made now.\n');
  }
  if (content === undefined) return plainly(reply, 404, 'There is no such card.\n');
  const card = await renderer.png(drawCard(content));
  if (card !== undefined) return sendPicture(request, reply, card);
  reply.header('retry-after', BUSY_SECONDS);
  return plainly(reply, 503, 'This card cannot be made now.\n');
}

async function pageCard(subjects: CardSubjects, name: string): Promise<CardContent | undefined> {
  return isPageCard(name) ? subjects.page(name) : undefined;
}

function findCard(subjects: CardSubjects, kind: string, name: string): Promise<CardContent | undefined> {
  return isCardKind(kind) ? subjects.find(kind, Number(name)) : Promise.resolve(undefined);
}

async function contentOf(
  { database }: CardParts,
  find: () => Promise<CardContent | undefined>,
): Promise<CardContent | 'away' | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.code.endsWith('_not_found')) return undefined;
    if (error instanceof AppError || databaseError(database, error) !== undefined) return 'away';
    throw error;
  }
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
