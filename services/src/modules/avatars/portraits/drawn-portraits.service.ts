import { Injectable } from '@nestjs/common';
import { type AvatarView, FRAME_WINDOWS } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import type { Drawing } from '@portico/game-art/drawing';
import { drawCharacter } from '@portico/game-art/people';
import { svgDocument } from '@portico/game-art/svg';
import { LRUCache } from 'lru-cache';
import { CatalogService } from '../../../catalog/index.js';
import { type PictureAnswer, sizeOfAnswer, svgAnswer } from '../../../platform/http/index.js';

/** A player may change clothes at any time. */
export const PORTRAIT_SECONDS = 300;

export const PORTRAIT_VIEWS = ['bust', 'figure'] as const;

export type PortraitView = (typeof PORTRAIT_VIEWS)[number];

const MAX_BYTES = 8 * 1_048_576;

@Injectable()
export class DrawnPortraits {
  private readonly portraits = new LRUCache<string, PictureAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOfAnswer,
  });

  constructor(private readonly catalogs: CatalogService) {}

  svg(look: CharacterLook, view: AvatarView): PictureAnswer {
    const key = JSON.stringify([this.catalogs.current.generation, view, look]);
    const known = this.portraits.get(key);
    if (known !== undefined) return known;
    const markup = view === 'compact' ? this.drawCompact(look) : this.draw(look, view).toSvg();
    const portrait = svgAnswer(markup, PORTRAIT_SECONDS);
    this.portraits.set(key, portrait);
    return portrait;
  }

  private drawCompact(look: CharacterLook): string {
    const box = { x: 0, y: 0, width: FRAME_WINDOWS.compact.width, height: FRAME_WINDOWS.compact.height };
    return svgDocument(box, this.draw(look, 'figure').nestedIn(box, { ids: '', fit: 'slice' }));
  }

  draw(look: CharacterLook, view: PortraitView): Drawing {
    const catalog = this.catalogs.current;
    return drawCharacter(look, { view, knowledgeOf: (id) => catalog.item(id) });
  }
}
