import {
  arrange,
  type AvatarView,
  compose,
  FRAME_WINDOWS,
  framesOf,
  isComplete,
  isShown,
  loadUses,
  type PlacedPart,
  type Pose,
  type Rgba,
  RESTING_POSE,
  scaleOf,
  type SpriteSetUse,
  type Stance,
  timelineOf,
} from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import type { Motion } from './pose-clock';
import type { SpriteSource } from './sprite-source';

/** Duration of a blinking frame without one in its file. */
const BLINK_DELAY_MS = 80;

/** The pictures of one look in one stance, composed on demand. */
export class AvatarFrames {
  readonly #pixels = new Map<string, Rgba>();

  private constructor(
    private readonly uses: readonly SpriteSetUse[],
    private readonly source: SpriteSource,
    private readonly stance: Stance,
  ) {}

  /** Loads the positions of all parts. Rejects if body or head has none. */
  static async of(look: CharacterLook, stance: Stance, source: SpriteSource): Promise<AvatarFrames> {
    const uses = await loadUses(look, (reference) => source.spriteSet(reference));
    if (!isComplete(uses)) throw new Error('No sprites of body and head');
    return new AvatarFrames(uses, source, stance);
  }

  /** Pixels per unit. */
  get scale(): number {
    return scaleOf(this.uses);
  }

  get restingPose(): Pose {
    return { ...RESTING_POSE, stance: this.stance };
  }

  motion(seed: number): Motion {
    const face = this.uses.find(({ set }) => set.category === 'Face');
    const closing = face === undefined ? [] : (framesOf(face.set, face.weaponType).blink ?? []);
    return {
      stance: this.stance,
      timeline: timelineOf(this.uses, this.stance),
      blink: closing.map(({ delay }, frame) => ({ frame, delay: delay || BLINK_DELAY_MS })),
      seed,
    };
  }

  /** Loads the pictures of a pose. Missing ones are left out. Rejects if a request fails, or if body and head have no picture. */
  async load(pose: Pose): Promise<void> {
    const parts = arrange(this.uses, pose);
    await Promise.all(parts.map((part) => this.#loadPart(part)));
    if (!isShown(parts, (part) => this.#pixels.has(keyOf(part)))) {
      throw new Error('No pictures of body and head');
    }
  }

  /** Loads what a motion needs: each frame of the body, each of the eyes. */
  async loadMotion({ timeline, blink }: Motion): Promise<void> {
    const rest = this.restingPose;
    const frames = new Set(timeline.map(({ frame }) => frame));
    await Promise.all([
      ...[...frames].map((frame) => this.load({ ...rest, frame })),
      ...blink.map(({ frame }) => this.load({ ...rest, expression: 'blink', expressionFrame: frame })),
    ]);
  }

  /** Draws a pose from loaded pictures. */
  picture(pose: Pose, view: AvatarView): Rgba {
    const pixelsOf = (part: PlacedPart) => this.#pixels.get(keyOf(part));
    return compose(arrange(this.uses, pose), pixelsOf, FRAME_WINDOWS[view], this.scale);
  }

  async #loadPart(part: PlacedPart): Promise<void> {
    const { set, image } = part;
    const pixels = await this.source.image(set, image);
    if (pixels !== undefined) this.#pixels.set(keyOf(part), pixels);
  }
}

function keyOf({ set, image }: PlacedPart): string {
  return `${set.category}/${set.id}/${image}`;
}

export function toImageData({ data, width, height }: Rgba): ImageData {
  return new ImageData(new Uint8ClampedArray(data), width, height);
}
