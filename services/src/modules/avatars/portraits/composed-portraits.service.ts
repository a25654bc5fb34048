import { Injectable, Logger } from '@nestjs/common';
import {
  arrange,
  type AvatarView,
  compose,
  FRAME_WINDOWS,
  isComplete,
  isShown,
  loadUses,
  type PlacedPart,
  type Pose,
  RESTING_POSE,
  type Rgba,
  scaleOf,
  spritesOf,
} from '@portico/avatar';
import { LRUCache } from 'lru-cache';
import { type CharacterLook, MINUTE_MS } from '@portico/domain';
import { BoundedQueue } from '../../../platform/jobs/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type PictureAnswer, pngAnswer } from '../../../platform/http/index.js';
import { countLookup } from '../../../platform/metrics/index.js';
import { avatarsBusy, CACHE_CLOCK, SpritesService } from '../sprites/sprites.service.js';
import { pngOfPixels } from '../sprites/part-pixels.js';
import { PORTRAIT_SECONDS } from './drawn-portraits.service.js';

const MAX_BYTES = 16 * 1_048_576;
/** Incomplete sets are retried after a minute, temporary failures much sooner. */
const INCOMPLETE_MS = MINUTE_MS;
const TEMPORARY_MS = 10_000;

interface Moment {
  look: CharacterLook;
  view: AvatarView;
  pose: Pose;
}

interface Composed {
  answer?: PictureAnswer;
  hasAllParts: boolean;
  isTemporary: boolean;
}

const NOT_NOW: Composed = { hasAllParts: false, isTemporary: true };

/** Composes characters from their sprites. A cached picture is not composed again, and only a few are composed at a time. */
@Injectable()
export class ComposedPortraits {
  private readonly logger = new Logger('Avatars');
  private readonly work = new BoundedQueue({
    name: 'portraits',
    atOnce: 3,
    maxWaiting: 60,
    refusal: avatarsBusy,
  });
  private readonly composed: LRUCache<string, Composed, Moment>;

  constructor(private readonly sprites: SpritesService) {
    this.composed = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ answer }, key) => (answer?.bytes.length ?? 0) + key.length,
      ttl: sprites.source.ttlMs,
      perf: CACHE_CLOCK,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { options, context }) => {
        const composed = await this.work.run(() => this.make(context));
        if (composed.isTemporary) options.ttl = TEMPORARY_MS;
        else if (!composed.hasAllParts) options.ttl = INCOMPLETE_MS;
        return composed;
      },
    });
  }

  /** Returns `NOT_NOW` if too many other pictures are waiting. */
  async png(look: CharacterLook, view: AvatarView, pose: Pose = RESTING_POSE): Promise<Composed> {
    const key = JSON.stringify([this.sprites.source.generation, view, pose, spritesOf(look)]);
    countLookup('portraits', this.composed.has(key));
    try {
      return await this.composed.forceFetch(key, { context: { look, view, pose } });
    } catch (error) {
      if (error instanceof AppError && error.code === 'avatars.busy') return NOT_NOW;
      throw error;
    }
  }

  private async make({ look, view, pose }: Moment): Promise<Composed> {
    try {
      const uses = await loadUses(look, (reference) => this.sprites.find(reference));
      const parts = arrange(uses, pose);
      const { pixels, isTemporary } = await this.pixelsOf(parts);
      if (!isComplete(uses) || !isShown(parts, (part) => pixels.has(part)))
        return { hasAllParts: false, isTemporary };
      const picture = compose(parts, (part) => pixels.get(part), FRAME_WINDOWS[view], scaleOf(uses));
      const answer = pngAnswer(pngOfPixels(picture), isTemporary ? 0 : PORTRAIT_SECONDS);
      return { answer, hasAllParts: pixels.size === parts.length, isTemporary };
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.logger.warn({ msg: 'a character could not be composed', err: error });
      return NOT_NOW;
    }
  }

  private async pixelsOf(parts: readonly PlacedPart[]) {
    const found = await Promise.all(
      parts.map(async (part) => ({ part, pixels: await this.sprites.pixels(part) })),
    );
    const pixels = new Map<PlacedPart, Rgba>();
    for (const each of found) {
      if (each.pixels !== undefined && each.pixels !== 'failed') pixels.set(each.part, each.pixels);
    }
    return { pixels, isTemporary: found.some((each) => each.pixels === 'failed') };
  }
}
