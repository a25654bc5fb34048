import {
  arrange,
  type AvatarView,
  compose,
  FRAME_WINDOWS,
  framesOf,
  type PlacedPart,
  type Pose,
  type Rgba,
  RESTING_POSE,
  type SpriteSetUse,
  spritesOf,
  type Stance,
  timelineOf,
} from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import type { Motion } from './pose-clock';
import type { SpriteSource } from './sprite-source';

/** Milliseconds of a frame of closing eyes whose file does not say. */
const BLINK_DELAY_MS = 80;

/** The pictures of one look in one stance, composed as they are asked for. */
export class AvatarFrames {
  readonly #pixels = new Map<string, Rgba>();
  readonly #composed = new Map<string, Rgba>();

  private constructor(
    private readonly uses: readonly SpriteSetUse[],
    private readonly source: SpriteSource,
    private readonly stance: Stance,
  ) {}

  /** With the positions of all that the look has. Rejects where there is no body to hang it on. */
  static async of(look: CharacterLook, stance: Stance, source: SpriteSource): Promise<AvatarFrames> {
    const found = await Promise.all(
      spritesOf(look).map(async (reference) => {
        const set = await source.spriteSet(reference);
        return set === undefined ? [] : [{ set, heldAs: reference.heldAs }];
      }),
    );
    const uses = found.flat();
    for (const category of ['Body', 'Head'] as const) {
      if (!uses.some(({ set }) => set.category === category)) throw new Error(`No sprites of ${category}`);
    }
    return new AvatarFrames(uses, source, stance);
  }

  /** Pixels per unit. */
  get scale(): number {
    return Math.max(...this.uses.map(({ set }) => set.scale));
  }

  get restingPose(): Pose {
    return { ...RESTING_POSE, stance: this.stance };
  }

  motion(seed: number): Motion {
    const face = this.uses.find(({ set }) => set.category === 'Face');
    const closing = face === undefined ? [] : (framesOf(face.set, face.heldAs).blink ?? []);
    return {
      stance: this.stance,
      timeline: timelineOf(this.uses, this.stance),
      blink: closing.map(({ delay }, frame) => ({ frame, delay: delay || BLINK_DELAY_MS })),
      seed,
    };
  }

  /** Loads the pictures of a pose. Rejects where one could not be had; one that does not exist is left out. */
  async load(pose: Pose): Promise<void> {
    await Promise.all(arrange(this.uses, pose).map((part) => this.#loadPart(part)));
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

  /** A pose whose pictures are loaded, as it is seen in a view. */
  picture(pose: Pose, view: AvatarView): Rgba {
    const key = JSON.stringify([pose, view]);
    const known = this.#composed.get(key);
    if (known !== undefined) return known;
    const pixelsOf = (part: PlacedPart) => this.#pixels.get(keyOf(part));
    const picture = compose(arrange(this.uses, pose), pixelsOf, FRAME_WINDOWS[view], this.scale);
    this.#composed.set(key, picture);
    return picture;
  }

  async #loadPart(part: PlacedPart): Promise<void> {
    const { set, image } = part;
    const pixels = await this.source.image(set, image);
    if (pixels !== undefined) this.#pixels.set(keyOf(part), pixels);
    else if (set.category === 'Body' || set.category === 'Head') throw new Error(`No picture ${image}`);
  }
}

function keyOf({ set, image }: PlacedPart): string {
  return `${set.category}/${set.id}/${image}`;
}
