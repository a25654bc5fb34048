import { Injectable } from '@nestjs/common';
import type { CharacterLook } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { BatchLoader } from '../../../platform/cache/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import { RankBoardService } from '../../rankings/index.js';
import type { AppearanceDto } from './appearance.dto.js';
import { toAppearance, toLook } from './appearance.mapper.js';
import { AppearanceRepository, type LookRow } from './appearance.repository.js';

@Injectable()
export class AppearanceService {
  /** A page asks for twenty portraits at once. The batch loader reads them with two statements. */
  private readonly looks = new BatchLoader((ids) => this.repository.findLooks(ids));

  constructor(
    private readonly boards: RankBoardService,
    private readonly catalogs: CatalogService,
    private readonly repository: AppearanceRepository,
  ) {}

  async appearance(id: number): Promise<AppearanceDto> {
    const catalog = this.catalogs.current;
    return toAppearance(await this.find(id), (itemId) => catalog.item(itemId)?.name ?? null);
  }

  async look(id: number): Promise<CharacterLook> {
    return toLook(await this.find(id));
  }

  async lookOfName(name: string): Promise<CharacterLook> {
    if (name === '') throw invalidField('name', 'required', 'Must be the name of a character');
    const { board } = await this.boards.current();
    const id = board.idNamed(name);
    if (id === undefined) throw new AppError('players.player_not_found');
    return this.look(id);
  }

  private async find(id: number): Promise<LookRow> {
    const row = (await this.looks.load([id])).get(id);
    if (row === undefined) throw new AppError('players.player_not_found');
    return row;
  }
}
