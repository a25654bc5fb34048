import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@portico/domain';
import { reasonOf } from '../../platform/errors/index.js';
import { BoundedQueue } from '../../platform/jobs/index.js';
import { type PictureAnswer, pngAnswer } from '../../platform/http/index.js';
import { countLookup } from '../../platform/metrics/index.js';
import { Rasterizer } from '../../platform/rasterizer/index.js';

/** Sites keep a link preview once they have it. A new level may take a day to show. */
const DAY = 86_400;
const MAX_CACHED_BYTES = 32 * 1_048_576;
const MAX_BROKEN = 1000;
/** Short, because on a busy machine a good drawing may have taken too long. */
const BROKEN_MS = 5 * MINUTE_MS;
/** Rendering one at a time leaves room for requests of visitors. It also shows which drawing crashed the renderer. */
const MAX_CONCURRENT = 1;
/** A thread of a forum may show the signatures of a hundred players at once. They do not delay link previews. */
const MAX_WAITING = { cards: 40, signatures: 200 };

export type CardQueue = keyof typeof MAX_WAITING;

/** Renders the cards of each queue one after the other. A cached drawing is not rendered again. */
@Injectable()
export class CardRenderer implements OnModuleDestroy {
  private readonly logger = new Logger('Cards');
  private readonly queues: Record<CardQueue, BoundedQueue> = {
    cards: queueOf('cards'),
    signatures: queueOf('signatures'),
  };
  private readonly broken = new LRUCache<string, true>({ max: MAX_BROKEN, ttl: BROKEN_MS });
  private readonly rendered = new LRUCache<string, PictureAnswer, { drawing: string; queue: BoundedQueue }>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { drawing, queue } }) =>
      queue.run(async () => pngAnswer(await this.rasterizer.png(drawing), DAY)),
  });

  constructor(private readonly rasterizer: Rasterizer) {}

  /** The card as PNG; undefined if too many others are waiting, or if it cannot be rendered. */
  async png(drawing: string, queueName: CardQueue = 'cards'): Promise<PictureAnswer | undefined> {
    const key = createHash('sha1').update(drawing).digest('base64url');
    if (this.broken.has(key)) return undefined;
    const isKnown = this.rendered.has(key);
    countLookup('cards', isKnown);
    const queue = this.queues[queueName];
    if (!isKnown && queue.isFull) return undefined;
    try {
      return await this.rendered.forceFetch(key, { context: { drawing, queue } });
    } catch (error) {
      this.broken.set(key, true);
      this.logger.warn(`A card could not be rendered: ${reasonOf(error)}`);
      return undefined;
    }
  }

  onModuleDestroy(): void {
    this.rasterizer.close();
  }
}

function queueOf(name: CardQueue): BoundedQueue {
  return new BoundedQueue({ name, atOnce: MAX_CONCURRENT, maxWaiting: MAX_WAITING[name] });
}
