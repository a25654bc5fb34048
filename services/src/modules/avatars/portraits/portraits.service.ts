import { Injectable } from '@nestjs/common';
import { type AvatarView, RESTING_POSE } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import type { Drawing } from '@portico/game-art/drawing';
import type { PictureAnswer } from '../../../platform/http/index.js';
import { AppearanceService } from '../appearance/appearance.service.js';
import { SpritesService } from '../sprites/sprites.service.js';
import { ComposedPortraits } from './composed-portraits.service.js';
import { DrawnPortraits, type PortraitView } from './drawn-portraits.service.js';
import type { LookQueryDto } from './look-query.js';

/** Pictures of characters. They are composed from sprites. If that fails or would show no more, they are drawn as a whole. */
@Injectable()
export class PortraitsService {
  constructor(
    private readonly appearances: AppearanceService,
    private readonly composed: ComposedPortraits,
    private readonly drawn: DrawnPortraits,
    private readonly sprites: SpritesService,
  ) {}

  /** A small picture. Sprites that the portal draws itself would show no more than the drawing, and weigh more. */
  async icon(id: number, view: PortraitView): Promise<PictureAnswer> {
    const look = await this.appearances.look(id);
    return this.sprites.source.isFromGame ? this.composedOrDrawn(look, view) : this.drawn.svg(look, view);
  }

  async named(name: string, view: PortraitView): Promise<PictureAnswer> {
    return this.composedOrDrawn(await this.appearances.lookOfName(name), view);
  }

  drawing({ stance, frame, view, ...look }: LookQueryDto): Promise<PictureAnswer> {
    const pose = { ...RESTING_POSE, stance, frame };
    return this.composedOrDrawn(look, view, pose);
  }

  /** The whole figure, for use within another picture: pixels of the game's own sprites, or our drawing by its parts. */
  async figure(id: number): Promise<{ png: Buffer } | { drawing: Drawing }> {
    const look = await this.appearances.look(id);
    const composed = this.sprites.source.isFromGame ? await this.composed.png(look, 'figure') : undefined;
    return composed?.answer ? { png: composed.answer.bytes } : { drawing: this.drawn.draw(look, 'figure') };
  }

  private async composedOrDrawn(
    look: CharacterLook,
    view: AvatarView,
    pose = RESTING_POSE,
  ): Promise<PictureAnswer> {
    const { answer, isTemporary } = await this.composed.png(look, view, pose);
    if (answer !== undefined) return answer;
    const drawn = this.drawn.svg(look, view);
    return isTemporary ? { ...drawn, seconds: 0 } : drawn;
  }
}
