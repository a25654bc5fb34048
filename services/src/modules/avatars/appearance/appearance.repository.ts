import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import {
  CONTAINER,
  INVENTORY_TAB,
  InventoryItemEntity,
  GameFeatures,
  VisibleCharacters,
} from '../../../game/index.js';
import { WORN_POSITIONS } from './appearance.mapper.js';

export interface LookRow {
  id: number;
  gender: number;
  skin: number;
  face: number;
  hair: number;
  worn: ReadonlyMap<number, number>;
}

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
