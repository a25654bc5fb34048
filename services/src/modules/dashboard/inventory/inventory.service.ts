import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import type { CharacterInventoryDto, OreStorageDto } from './inventory.dto.js';
import { toCharacterInventory, toOreStorage } from './inventory.mapper.js';
import { InventoryRepository } from './inventory.repository.js';

@Injectable()
export class InventoryService {
  constructor(
    private readonly inventories: InventoryRepository,
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
  ) {}

  async character({ accountId }: Principal, id: number): Promise<CharacterInventoryDto> {
    if (!this.features.isOn('inventory')) throw new AppError('game.feature_off');
    const inventory = await this.inventories.find(accountId, id);
    if (inventory === undefined) throw new AppError('dashboard.character_not_found');
    return toCharacterInventory(inventory, this.catalogs.current);
  }

  async ores({ accountId }: Principal): Promise<OreStorageDto> {
    return toOreStorage(await this.inventories.ores(accountId), this.catalogs.current);
  }
}
