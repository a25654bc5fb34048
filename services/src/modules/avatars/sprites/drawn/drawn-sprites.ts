import { bodyOfSkin, type SpriteCategory, type SpriteReference, type SpriteSet } from '@portico/avatar';
import { drawSprites, type SpriteDrawings } from '@portico/game-art/sprites';
import { LRUCache } from 'lru-cache';
import type { CatalogService } from '../../../../catalog/index.js';
import type { Rasterizer } from '../../../../platform/rasterizer/index.js';
import { pixelsOfPng, pngOfPixels } from '../part-pixels.js';
import { SpriteSource } from '../sprite-source.js';
import { writeSpriteFile } from '../write-sprite-file.js';

const GENDERS = [0, 1];
const HAIR_STYLES = 30;
const DYES = 8;
const FACE_STYLES = 15;
const LENSES = 8;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const DRAWN_BODIES: readonly number[] = [0, 1, 2, 3, 4, 5, 9, 10, 11].map((skin) => bodyOfSkin(skin));

/** Ids of hair (`3gssd`) and faces (`2glss`) that characters of the demo world have. Any other id is drawn too. */
const DRAWN_HAIR: readonly number[] = GENDERS.flatMap((gender) =>
  upTo(HAIR_STYLES * 10).flatMap((style) => (style % 10 < DYES ? [30_000 + gender * 1000 + style] : [])),
);

const DRAWN_FACES: readonly number[] = GENDERS.flatMap((gender) =>
  upTo(LENSES).flatMap((lens) =>
    upTo(FACE_STYLES).map((style) => 20_000 + gender * 1000 + lens * 100 + style),
  ),
);

/** The pictures of one set are requested one by one. A look needs several sets at once. */
const MAX_SETS = 100;

export class DrawnSprites extends SpriteSource {
  readonly isFromGame = false;
  readonly ttlMs = undefined;
  private readonly drawings = new LRUCache<string, SpriteDrawings>({ max: MAX_SETS });

  constructor(
    private readonly catalogs: { readonly current: Pick<CatalogService['current'], 'generation' | 'item'> },
    private readonly rasterizer: Rasterizer,
  ) {
    super();
  }

  get generation(): string {
    return `drawn ${String(this.catalogs.current.generation)}`;
  }

  find(reference: SpriteReference): Promise<SpriteSet | undefined> {
    return Promise.resolve(this.draw(reference)?.set);
  }

  async picture(set: SpriteSet, image: string): Promise<Buffer | undefined> {
    const drawing = this.draw(set)?.drawingOf(image);
    const png = drawing && (await this.render(drawing.toSvg()));
    // The renderer packs for speed. A third of its bytes can be saved.
    const pixels = png && pixelsOfPng(png);
    return pixels ? pngOfPixels(pixels) : png;
  }

  file(reference: SpriteReference): Promise<string | undefined> {
    const set = this.draw(reference)?.set;
    return Promise.resolve(set && writeSpriteFile(set));
  }

  ids(category: SpriteCategory): Promise<readonly number[] | undefined> {
    if (category === 'Body') return Promise.resolve(DRAWN_BODIES);
    if (category === 'Hair') return Promise.resolve(DRAWN_HAIR);
    return Promise.resolve(category === 'Face' ? DRAWN_FACES : undefined);
  }

  override close(): void {
    this.rasterizer.close();
  }

  /** Tries twice, because something else may have killed the renderer. If it ends again, the drawing is at fault. */
  private async render(drawing: string): Promise<Buffer> {
    try {
      return await this.rasterizer.png(drawing);
    } catch {
      return this.rasterizer.png(drawing);
    }
  }

  private draw({ category, id }: SpriteReference): SpriteDrawings | undefined {
    const key = `${this.generation}/${category}/${id}`;
    const known = this.drawings.get(key);
    if (known !== undefined) return known;
    const catalog = this.catalogs.current;
    const drawn = drawSprites({ category, id }, (itemId) => catalog.item(itemId));
    if (drawn !== undefined) this.drawings.set(key, drawn);
    return drawn;
  }
}
