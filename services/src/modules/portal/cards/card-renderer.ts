import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { pngAnswer } from '../../../platform/http/index.js';
import type { PictureAnswer } from '../../../platform/http/index.js';
import { CARD_FACE } from './card-words.js';

const FONT_FILES = [
  createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
];
/** A link preview is kept by who asked for it; a day is soon enough for a new level. */
const DAY = 86_400;
const REMEMBERED_BYTES = 32 * 1_048_576;
/** Two at a time leave room for the requests of visitors; who comes behind so many others comes again. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

/** Makes pixels of cards, outside of the thread that answers requests but for their packing as PNG (15 ms). The same drawing is rendered once while it is remembered. */
@Injectable()
export class CardRenderer {
  private readonly limit = pLimit(AT_ONCE);
  private readonly rendered = new LRUCache<string, PictureAnswer, string>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_key, _stale, { context }) => this.limit(() => this.render(context)),
  });

  /** The card as PNG; undefined where too many others are waited for. */
  async png(drawing: string): Promise<PictureAnswer | undefined> {
    const key = createHash('sha1').update(drawing).digest('base64url');
    if (!this.rendered.has(key) && this.limit.pendingCount >= MOST_WAITING) return undefined;
    return this.rendered.forceFetch(key, { context: drawing });
  }

  private async render(drawing: string): Promise<PictureAnswer> {
    const image = await renderAsync(drawing, {
      font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: CARD_FACE },
    });
    return pngAnswer(image.asPng(), DAY);
  }
}
