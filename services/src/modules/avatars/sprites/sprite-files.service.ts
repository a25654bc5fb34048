import { Injectable } from '@nestjs/common';
import { spriteName } from '@portico/avatar';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { pngAnswer, type PictureAnswer } from '../../../platform/http/index.js';
import { isSpriteCategory, referenceAt, referenceNamed, referenceTo } from './sprite-names.js';
import { SPRITE_SECONDS } from './sprite-seconds.js';
import type { SpriteSetDto } from './sprite-set.dto.js';
import { toSpriteSet } from './sprite-set.mapper.js';
import { SpritesService } from './sprites.service.js';
import { writeSpriteFile } from './write-sprite-file.js';

/** Sprites by the names of their files. */
@Injectable()
export class SpriteFilesService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly sprites: SpritesService,
  ) {}

  async position(category: string, id: number): Promise<SpriteSetDto> {
    const reference = isSpriteCategory(category)
      ? referenceTo(category, id)
      : referenceNamed(category, `${spriteName(id)}.img`);
    return toSpriteSet(await this.sprites.findOrFail(reference));
  }

  /** Where the parts of a set hang, as WZ XML. */
  async coordinates(category: string, name: string): Promise<string> {
    return writeSpriteFile(await this.sprites.findOrFail(referenceNamed(category, name)));
  }

  async picture(category: string, name: string, image: string): Promise<PictureAnswer> {
    const bytes = await this.sprites.pictureOrFail(referenceNamed(category, name), image);
    return pngAnswer(bytes, SPRITE_SECONDS);
  }

  async file(path: unknown): Promise<string> {
    if (!this.config.public.developerTools.isOn) throw new AppError('avatars.tools_off');
    return this.sprites.fileOrFail(referenceAt(path));
  }
}
