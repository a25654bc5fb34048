import { Injectable } from '@nestjs/common';
import { spriteName, SPRITE_CATEGORIES, spriteCategoryOf } from '@portico/avatar';
import type { SpriteCategory, SpriteReference, SpriteSet } from '@portico/avatar';
import { LRUCache } from 'lru-cache';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { pngAnswer, type PictureAnswer, sizeOfAnswer, textAnswer } from '../../../platform/http/index.js';
import type { SpriteSetDto } from './sprite-set.dto.js';
import { SpritesService } from './sprites.service.js';
import { writeSpriteFile } from './write-sprite-file.js';

const NAME = /^(\d{8})\.img$/;
const FILE = /^(?:Character\.wz\/)?(?:([A-Z][a-z]+)\/)?(\d{8})\.img\.xml$/;
const MAX_LENGTH = 200;
const SPRITE_SECONDS = 300;
const MAX_BYTES = 8 * 1_048_576;

type TextAnswerType = Parameters<typeof textAnswer>[1];

@Injectable()
export class SpriteFilesService {
  /** Each answer with the set that it was made from. A reloaded set is a new object. */
  private readonly answers = new LRUCache<string, { set: SpriteSet; answer: PictureAnswer }>({
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
      JSON.stringify(set satisfies SpriteSetDto),
    );
  }

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

function isSpriteCategory(name: string): name is SpriteCategory {
  return SPRITE_CATEGORIES.some((category) => category === name);
}

function referenceTo(category: SpriteCategory, id: number): SpriteReference {
  if (spriteCategoryOf(id) !== category) throw new AppError('avatars.sprite_not_found');
  return { category, id };
}

function referenceNamed(category: string, name: string): SpriteReference {
  const id = NAME.exec(name)?.[1];
  if (!isSpriteCategory(category))
    throw refused('category', `Must be one of ${SPRITE_CATEGORIES.join(', ')}`);
  if (id === undefined) throw refused('name', 'Must be eight digits and .img, such as 01040002.img');
  return referenceTo(category, Number(id));
}

/** The set of a path in the game's folder: `Character.wz/Coat/01040002.img.xml`, `Character.wz/00002000.img.xml`. */
function referenceAt(path: unknown): SpriteReference {
  const [, folder, digits] = (typeof path === 'string' && path.length <= MAX_LENGTH && FILE.exec(path)) || [];
  if (digits === undefined)
    throw refused('path', 'Must be the file of a character, such as Character.wz/Coat/01040002.img.xml');
  const id = Number(digits);
  const category = spriteCategoryOf(id);
  const isUnfiled = category === 'Body' || category === 'Head';
  if (category === undefined || (isUnfiled ? undefined : category) !== folder)
    throw new AppError('avatars.sprite_not_found');
  return { category, id };
}

function refused(field: string, msg: string): AppError {
  return invalidField(field, 'name', msg);
}
