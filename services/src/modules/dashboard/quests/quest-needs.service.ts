import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { questNeeds } from './quest-needs.js';
import type { QuestNeedsDto } from './quest-needs.dto.js';
import { QuestNeedsRepository } from './quest-needs.repository.js';

@Injectable()
export class QuestNeedsService {
  constructor(
    private readonly holders: QuestNeedsRepository,
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
  ) {}

  async chain({ accountId }: Principal, questId: number, characterId: number): Promise<QuestNeedsDto> {
    if (!this.features.isOn('quests')) throw new AppError('game.feature_off');
    const catalog = this.catalogs.current;
    const quest = catalog.world.quest(questId);
    if (quest === undefined) throw new AppError('catalog.quest_not_found');
    const { before, after } = catalog.world.quests.chainOf(quest);
    const chain = [...before, quest, ...after];
    const holder = await this.holders.find(accountId, characterId, chain);
    if (holder === undefined) throw new AppError('dashboard.character_not_found');
    const { states, level, items, monsters, mesos } = questNeeds(chain, holder);
    return {
      quests: states.flatMap((state, index) => {
        const one = chain[index];
        return one === undefined ? [] : [{ id: one.id, name: one.name, state }];
      }),
      level,
      mesos,
      items: items.map((item) => ({ ...item, name: catalog.itemName(item.id) })),
      monsters: monsters.map((monster) => ({ ...monster, name: catalog.monsterName(monster.id) })),
    };
  }
}
