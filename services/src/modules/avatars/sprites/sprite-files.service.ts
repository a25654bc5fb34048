import { Injectable } from '@nestjs/common';
import { spriteName, type SpriteReference, type SpriteSet } from '@portico/avatar';
import { LRUCache } from 'lru-cache';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { pngAnswer, type PictureAnswer, sizeOfAnswer, textAnswer } from '../../../platform/http/index.js';
import { isSpriteCategory, referenceAt, referenceNamed, referenceTo } from './sprite-names.js';
import { SPRITE_SECONDS } from './sprite-seconds.js';
import type { SpriteSetDto } from './sprite-set.dto.js';
import { toSpriteSet } from './sprite-set.mapper.js';
import { SpritesService } from './sprites.service.js';
import { writeSpriteFile } from './write-sprite-file.js';

const MAX_BYTES = 8 * 1_048_576;

type TextAnswerType = Parameters<typeof textAnswer>[1];

/** A cached answer with the set that it was built from: a reloaded set is a new object. */
interface WrittenSet {
  set: SpriteSet;
  answer: PictureAnswer;
}

/** Sprites by the names of their files. */
@Injectable()
export class SpriteFilesService {
  private readonly answers = new LRUCache<string, WrittenSet>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => sizeOfAnswer(answer),
  });

  constructor(
    private readonly config: PorticoConfig,
    private readonly sprites: SpritesService,
  ) {}

  /** Positions of the parts of a set, as JSON of `SpriteSetDto`. */
  position(category: string, id: number): Promise<PictureAnswer> {
    const reference = isSpriteCategory(category)
      ? referenceTo(category, id)
      : referenceNamed(category, `${spriteName(id)}.img`);
    return this.written(reference, 'application/json; charset=utf-8', (set) =>
      JSON.stringify(toSpriteSet(set) satisfies SpriteSetDto),
    );
  }

  /** The same as WZ XML. */
  coordinates(category: string, name: string): Promise<PictureAnswer> {
    const reference = referenceNamed(category, name);
    return this.written(reference, 'application/xml; charset=utf-8', writeSpriteFile);
  }

  async picture(category: string, name: string, image: string): Promise<PictureAnswer> {
    const bytes = await this.sprites.pictureOrFail(referenceNamed(category, name), image);
    return pngAnswer(bytes, SPRITE_SECONDS);
  }

  async file(path: unknown): Promise<string> {
    if (!this.config.public.developerTools.isOn) throw new AppError('avatars.tools_off');
    return this.sprites.fileOrFail(referenceAt(path));
  }

  private async written(
    reference: SpriteReference,
    type: TextAnswerType,
    write: (set: SpriteSet) => string,
  ): Promise<PictureAnswer> {
    const set = await this.sprites.findOrFail(reference);
    const key = `${type} ${this.sprites.source.generation} ${set.category} ${set.id}`;
    const known = this.answers.get(key);
    if (known?.set === set) return known.answer;
    const answer = textAnswer(write(set), type, SPRITE_SECONDS);
    this.answers.set(key, { set, answer });
    return answer;
  }
}
