import { Injectable } from '@nestjs/common';
import type { CharacterLook } from '@portico/domain';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import { BatchLoader } from '../../../platform/cache/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import {
  CONTAINER,
  GameFeatures,
  INVENTORY_TAB,
  InventoryItemEntity,
  VisibleCharacters,
} from '../../../game/index.js';
import { RankBoardService } from '../../rankings/index.js';
import type { AppearanceDto } from './appearance.dto.js';
import { type LookRow, toAppearance, toLook, WORN_POSITIONS } from './appearance.mapper.js';

type BodyRow = Omit<LookRow, 'worn'>;

@Injectable()
export class AppearanceRepository {
  constructor(
    @InjectRepository(InventoryItemEntity) private readonly inventoryItems: Repository<InventoryItemEntity>,
    private readonly features: GameFeatures,
    private readonly visible: VisibleCharacters,
  ) {}

  /** Reads the looks of those characters that are visible, unsorted, with two statements. */
  async findLooks(ids: readonly number[]): Promise<LookRow[]> {
    const bodies = await this.visible
      .selection()
      .select('player.id', 'id')
      .addSelect('COALESCE(player.gender, 0)', 'gender')
      .addSelect('COALESCE(player.skinColor, 0)', 'skin')
      .addSelect('COALESCE(player.face, 0)', 'face')
      .addSelect('COALESCE(player.hair, 0)', 'hair')
      .andWhere('player.id IN (:...ids)', { ids })
      .getRawMany<BodyRow>();
    if (bodies.length === 0) return [];
    const wardrobes = await this.findWardrobes(bodies.map(({ id }) => id));
    return bodies.map((body) => ({ ...body, worn: wardrobes.get(body.id) ?? new Map() }));
  }

  private async findWardrobes(ids: readonly number[]): Promise<Map<number, Map<number, number>>> {
    if (!this.features.isOn('wornItems')) return new Map();
    const items = await this.inventoryItems.find({
      select: { id: true, characterId: true, itemId: true, position: true },
      where: {
        characterId: In(ids),
        container: CONTAINER.inventory,
        tab: INVENTORY_TAB.equipped,
        position: In(WORN_POSITIONS),
      },
    });
    const wardrobes = new Map<number, Map<number, number>>();
    for (const { characterId, itemId, position } of items) {
      if (characterId === null) continue;
      const wardrobe = wardrobes.get(characterId) ?? new Map<number, number>();
      wardrobes.set(characterId, wardrobe.set(position, itemId));
    }
    return wardrobes;
  }
}

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
