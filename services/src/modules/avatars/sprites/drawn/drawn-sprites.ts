import { Logger } from '@nestjs/common';
import type { SpriteCategory, SpriteReference, SpriteSet } from '@portico/avatar';
import { drawnSpriteSet, drawSpritePart } from '@portico/game-art/sprites';
import type { CatalogService } from '../../../../catalog/index.js';
import type { Rasterizer } from '../../../../platform/rasterizer/index.js';
import { pixelsOfPng, pngOfPixels } from '../part-pixels.js';
import { SpriteSource } from '../sprite-source.js';
import { writeSpriteFile } from '../write-sprite-file.js';
import { DRAWN_BODIES, DRAWN_FACES, DRAWN_HAIR } from './drawn-styles.js';

/** Sprites that the portal draws, of any id. */
export class DrawnSprites extends SpriteSource {
  readonly isOriginal = false;
  readonly holdsMs = undefined;
  private readonly logger = new Logger('Avatars');

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
    return Promise.resolve(drawnSpriteSet(reference, this.knowledgeOf));
  }

  async picture(set: SpriteSet, image: string): Promise<Buffer | undefined> {
    const drawing = drawSpritePart(set, image, this.knowledgeOf);
    try {
      return drawing && repacked(await this.render(drawing.toSvg()));
    } catch (error) {
      this.logger.warn({ msg: `${set.category} ${set.id} ${image} could not be rendered`, err: error });
      return undefined;
    }
  }

  file(reference: SpriteReference): Promise<string | undefined> {
    const set = drawnSpriteSet(reference, this.knowledgeOf);
    return Promise.resolve(set && writeSpriteFile(set));
  }

  ids(category: SpriteCategory): Promise<readonly number[] | undefined> {
    if (category === 'Body') return Promise.resolve(DRAWN_BODIES);
    if (category === 'Hair') return Promise.resolve(DRAWN_HAIR);
    return Promise.resolve(category === 'Face' ? DRAWN_FACES : undefined);
  }

  /** Once more where the renderer was ended from without: of the second time the drawing is the reason. */
  private async render(drawing: string): Promise<Buffer> {
    try {
      return await this.rasterizer.png(drawing);
    } catch {
      return this.rasterizer.png(drawing);
    }
  }

  override close(): void {
    this.rasterizer.close();
  }

  private readonly knowledgeOf = (id: number) => this.catalogs.current.item(id);
}

/** The renderer packs for speed: a third of its bytes is not needed. */
function repacked(png: Buffer): Buffer {
  const pixels = pixelsOfPng(png);
  return pixels === undefined ? png : pngOfPixels(pixels);
}
