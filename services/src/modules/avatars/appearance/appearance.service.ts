import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Drawing } from '@portico/game-art/drawing';
import type { CharacterLook } from '@portico/domain';
import { drawCharacter } from '@portico/game-art/people';
import { CatalogService } from '../../../catalog/index.js';
import { BatchLoader } from '../../../platform/cache/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type PictureAnswer, sizeOfAnswer, svgAnswer } from '../../../platform/http/index.js';
import { RankBoardService } from '../../rankings/index.js';
import type { AppearanceDto } from './appearance.dto.js';
import { toAppearance, toLook } from './appearance.mapper.js';
import { AppearanceRepository, type LookRow } from './appearance.repository.js';

export const PORTRAIT_VIEWS = ['bust', 'figure'] as const;

export type PortraitView = (typeof PORTRAIT_VIEWS)[number];

const REMEMBERED_BYTES = 8 * 1_048_576;
/** People change their clothes. */
const PORTRAIT_SECONDS = 300;

/** What characters look like, as ids and as pictures. */
@Injectable()
export class AppearanceService {
  /** A page of twenty portraits asks at once and costs two statements. */
  private readonly looks = new BatchLoader((ids) => this.repository.findLooks(ids));
  private readonly portraits = new LRUCache<string, PictureAnswer>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: sizeOfAnswer,
  });

  constructor(
    private readonly boards: RankBoardService,
    private readonly catalogs: CatalogService,
    private readonly repository: AppearanceRepository,
  ) {}

  async appearance(id: number): Promise<AppearanceDto> {
    const catalog = this.catalogs.current;
    return toAppearance(await this.find(id), (itemId) => catalog.item(itemId)?.name ?? null);
  }

  async portrait(id: number, view: PortraitView): Promise<PictureAnswer> {
    return this.answer(await this.find(id), view);
  }

  /** The whole figure by its parts, to be put into another picture. */
  async figure(id: number): Promise<Drawing> {
    return this.draw(toLook(await this.find(id)), 'figure');
  }

  /** By the whole name, in any case. */
  async portraitNamed(name: string, view: PortraitView): Promise<PictureAnswer> {
    if (name === '') {
      const issue = { field: 'name', rule: 'required', msg: 'Must be the name of a character' };
      throw new AppError('request.validation_failed', undefined, [issue]);
    }
    const { board } = await this.boards.current();
    const id = board.idNamed(name);
    if (id === undefined) throw new AppError('players.player_not_found');
    return this.portrait(id, view);
  }

  private async find(id: number): Promise<LookRow> {
    const row = (await this.looks.load([id])).get(id);
    if (row === undefined) throw new AppError('players.player_not_found');
    return row;
  }

  private answer(row: LookRow, view: PortraitView): PictureAnswer {
    const look = toLook(row);
    const key = JSON.stringify([this.catalogs.current.generation, view, look]);
    const known = this.portraits.get(key);
    if (known !== undefined) return known;
    const portrait = svgAnswer(this.draw(look, view).toSvg(), PORTRAIT_SECONDS);
    this.portraits.set(key, portrait);
    return portrait;
  }

  private draw(look: CharacterLook, view: PortraitView): Drawing {
    const catalog = this.catalogs.current;
    return drawCharacter(look, { view, knowledgeOf: (id) => catalog.item(id) });
  }
}
