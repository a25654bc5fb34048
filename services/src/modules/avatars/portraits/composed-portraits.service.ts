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
import type { CharacterLook } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors/index.js';
import { type PictureAnswer, pngAnswer } from '../../../platform/http/index.js';
import { BoundedWork } from '../sprites/bounded-work.js';
import { pngOfPixels } from '../sprites/part-pixels.js';
import { SpritesService } from '../sprites/sprites.service.js';
import { PORTRAIT_SECONDS } from './portrait-seconds.js';

const MAX_BYTES = 16 * 1_048_576;
/** What cannot be composed, or lacks a part, is tried again after a minute. */
const FAILED_MS = 60_000;

interface Moment {
  look: CharacterLook;
  view: AvatarView;
  pose: Pose;
}

interface Composed {
  answer?: PictureAnswer;
  /** Whether all of its parts are seen. */
  isWhole: boolean;
}

/** Characters put together from their sprites. The same picture is made once while it is cached, few at a time. */
@Injectable()
export class ComposedPortraits {
  private readonly logger = new Logger('Avatars');
  private readonly work = new BoundedWork({ atOnce: 3, maxWaiting: 60 });
  private readonly composed: LRUCache<string, Composed, Moment>;

  constructor(private readonly sprites: SpritesService) {
    this.composed = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ answer }, key) => (answer?.bytes.length ?? 0) + key.length,
      ttl: sprites.source.holdsMs,
      fetchMethod: async (_key, _stale, { options, context }) => {
        const made = await this.work.run(() => this.make(context));
        if (!made.isWhole) options.ttl = FAILED_MS;
        return made;
      },
    });
  }

  /** Undefined where there are no sprites of a body and head. Throws `avatars.busy` behind too many others. */
  async png(
    look: CharacterLook,
    view: AvatarView,
    pose: Pose = RESTING_POSE,
  ): Promise<PictureAnswer | undefined> {
    const key = JSON.stringify([this.sprites.source.generation, view, pose, spritesOf(look)]);
    return (await this.composed.forceFetch(key, { context: { look, view, pose } })).answer;
  }

  private async make({ look, view, pose }: Moment): Promise<Composed> {
    try {
      const uses = await loadUses(look, (reference) => this.sprites.find(reference));
      const parts = arrange(uses, pose);
      const pixels = await this.pixelsOf(parts);
      if (!isComplete(uses) || !isShown(parts, (part) => pixels.has(part))) return { isWhole: false };
      const picture = compose(parts, (part) => pixels.get(part), FRAME_WINDOWS[view], scaleOf(uses));
      const answer = pngAnswer(pngOfPixels(picture), PORTRAIT_SECONDS);
      return { answer, isWhole: pixels.size === parts.length };
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.logger.warn({ msg: 'a character could not be composed', err: error });
      return { isWhole: false };
    }
  }

  private async pixelsOf(parts: readonly PlacedPart[]): Promise<ReadonlyMap<PlacedPart, Rgba>> {
    const found = await Promise.all(
      parts.map(async (part) => [part, await this.sprites.pixels(part)] as const),
    );
    return new Map(
      found.flatMap(([part, pixels]) => (pixels === undefined ? [] : [[part, pixels] as const])),
    );
  }
}
