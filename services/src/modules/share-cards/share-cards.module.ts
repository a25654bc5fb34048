import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CARD_KINDS, type CardKind } from '@portico/contract';
import { databaseError, HttpModule, limited, sendPicture, sendPlainText } from '../../platform/http/index.js';
import { Database } from '../../platform/persistence/index.js';
import { createRasterizer, Rasterizer } from '../../platform/rasterizer/index.js';
import { AppError } from '../../platform/errors/index.js';
import { AvatarsModule } from '../avatars/index.js';
import { EncyclopediaModule } from '../encyclopedia/index.js';
import { GroupsModule } from '../groups/index.js';
import { GuildsModule } from '../guilds/index.js';
import { PicturesModule } from '../pictures/index.js';
import { NewsModule } from '../news/index.js';
import { RankingsModule } from '../rankings/index.js';
import { CARD_FONTS } from './card-text.js';
import { type CardQueue, CardRenderer } from './card-renderer.js';
import { CardSubjects, isPageCard } from './card-subjects.js';
import { drawSignature, emptySignature, SignaturesService } from './signatures.service.js';
import { type CardContent, drawCard } from './card-drawing.js';
import { APP_ICONS, appIconDrawing } from './site-icon.js';

type CardRequest = FastifyRequest<{ Params: { kind: string; name: string } }>;
type SignatureRequest = FastifyRequest<{ Params: { id: string } }>;

const ID = /^(?:0|[1-9]\d{0,9})$/;
const HIGHEST_ID = 2 ** 31 - 1;
const BUSY_SECONDS = 5;
/** Forums request a signature each time that someone reads a page, but a new level should show soon. */
const SIGNATURE_SECONDS = 600;

interface DrawingToSend {
  draw: () => Promise<string>;
  /** Makes the drawing for an answer of 404 or 503. Without it the answer is a text. */
  otherwise?: () => string;
  queue?: CardQueue;
  seconds?: number;
}

@Module({
  imports: [
    EncyclopediaModule,
    HttpModule,
    PicturesModule,
    AvatarsModule,
    GroupsModule,
    GuildsModule,
    NewsModule,
    RankingsModule,
  ],
  providers: [
    CardRenderer,
    CardSubjects,
    SignaturesService,
    { provide: Rasterizer, useFactory: () => createRasterizer(CARD_FONTS) },
  ],
  exports: [CardSubjects],
})
export class ShareCardsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly renderer: CardRenderer,
    private readonly subjects: CardSubjects,
    private readonly signatures: SignaturesService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.addRoutes(this.host.httpAdapter.getInstance<FastifyInstance>());
  }

  /** Pictures for shared links, signatures of players for forums (`/cards/signature/1204.png`), and the icon of an installed site. */
  private addRoutes(fastify: FastifyInstance): void {
    const options = { config: limited('card') };
    fastify.get('/cards/:kind/:name.png', options, (request: CardRequest, reply) =>
      this.sendCard(request, reply),
    );
    fastify.get('/cards/signature/:id.png', options, (request: SignatureRequest, reply) =>
      this.sendSignature(request, reply),
    );
    for (const [address, side] of Object.entries(APP_ICONS)) {
      const draw = async () => appIconDrawing(side);
      fastify.get(address, options, (_, reply) => this.sendDrawing(reply, { draw }));
    }
  }

  private async sendCard(request: CardRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { kind, name } = request.params;
    const send = (find: () => Promise<CardContent>) =>
      this.sendDrawing(reply, { draw: async () => drawCard(await find()) });
    if (kind === 'page' && isPageCard(name)) return send(() => this.subjects.page(name));
    if (!isCardKind(kind)) return sendPlainText(reply, 404, 'There is no such card.\n');
    if (!isId(name)) return sendPlainText(reply, 400, 'A card is named by a number.\n');
    return send(() => this.subjects.find(kind, Number(name)));
  }

  private async sendSignature(request: SignatureRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id } = request.params;
    if (!isId(id)) return sendPlainText(reply, 400, 'A signature is named by the number of a character.\n');
    // Pages of other sites show the picture.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return this.sendDrawing(reply, {
      draw: async () => drawSignature(await this.signatures.find(Number(id))),
      // Failures are answered with a picture too, because pages of other sites would show a broken one.
      otherwise: () => drawSignature(emptySignature(this.signatures.siteName)),
      queue: 'signatures',
      seconds: SIGNATURE_SECONDS,
    });
  }

  private async sendDrawing(
    reply: FastifyReply,
    { draw, otherwise, queue, seconds }: DrawingToSend,
  ): Promise<FastifyReply> {
    const found = await this.drawingOf(draw);
    const drawing = found ?? otherwise?.();
    if (drawing === undefined) return sendPlainText(reply, 404, 'There is no such card.\n');
    const card = drawing === 'away' ? undefined : await this.renderer.png(drawing, queue);
    if (card !== undefined) {
      if (found === undefined) reply.code(404);
      return sendPicture(reply, { ...card, seconds: seconds ?? card.seconds });
    }
    reply.header('retry-after', BUSY_SECONDS);
    // The queue of cards, because that of signatures may be full.
    const neutral = otherwise && (await this.renderer.png(otherwise()));
    if (neutral === undefined) return sendPlainText(reply, 503, 'This card cannot be made now.\n');
    return reply.code(503).header('cache-control', 'no-store').type(neutral.contentType).send(neutral.bytes);
  }

  private async drawingOf(draw: () => Promise<string>): Promise<string | undefined> {
    try {
      return await draw();
    } catch (error) {
      if (error instanceof AppError && error.code.endsWith('_not_found')) return undefined;
      if (error instanceof AppError || databaseError(this.database, error) !== undefined) return 'away';
      throw error;
    }
  }
}

function isCardKind(kind: string): kind is CardKind {
  return CARD_KINDS.some((known) => known === kind);
}

function isId(name: string): boolean {
  return ID.test(name) && Number(name) <= HIGHEST_ID;
}
