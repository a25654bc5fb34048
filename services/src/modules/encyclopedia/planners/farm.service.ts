import { Injectable } from '@nestjs/common';
import { DEFAULT_KILLS_PER_HOUR, type FarmGoal } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { toItemSummary } from '../items/items.mapper.js';
import { toMapSummary } from '../maps/maps.mapper.js';
import { known } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { MAX_FARM_SOURCES, planFarm, type FarmedMonster } from './farm-plan.js';
import type { FarmGoalDto, FarmPlanDto, FarmSourceDto } from './farm.dto.js';
import { groundsOf } from './open-grounds.js';

const MAX_FARM_MAPS = 3;

type BestSource = Pick<FarmSourceDto, 'id' | 'name' | 'level' | 'boss' | 'actualPercent' | 'questId'> &
  Pick<FarmGoalDto, 'hours'>;

@Injectable()
export class FarmService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  plan(itemId: number, perHour: number): FarmPlanDto {
    const catalog = this.catalogs.current;
    const item = known(catalog, catalog.item(itemId), 'catalog.item_not_found');
    const sources = catalog.drops.sourcesOfItem(itemId);
    const farmed = this.farmed(itemId, perHour);
    return {
      item: toItemSummary(item),
      killsPerHour: perHour,
      sources: farmed.slice(0, MAX_FARM_SOURCES).map(toFarmSource),
      sourceCount: farmed.length,
      everywhere: sources.some(({ type }) => type === 'global'),
      reactors: sources.some(({ type }) => type === 'reactor'),
      ...toCatalogStamp(catalog),
    };
  }

  /** The monster from which the item takes the fewest hours at the default rate. */
  best(itemId: number): BestSource | null {
    const [first] = this.farmed(itemId, DEFAULT_KILLS_PER_HOUR);
    if (first === undefined) return null;
    const { id, name, level, boss, actualPercent, questId, average } = toFarmSource(first);
    return { id, name, level, boss, actualPercent, questId, hours: average.hours };
  }

  private farmed(itemId: number, perHour: number): FarmedMonster[] {
    const catalog = this.catalogs.current;
    const rates = this.config.dropRates;
    return planFarm(catalog.drops.sourcesOfItem(itemId), groundsOf(catalog), { rates, perHour });
  }
}

function toFarmSource({ source, percent, time, places }: FarmedMonster): FarmSourceDto {
  return {
    id: source.dropperId,
    name: source.name,
    level: source.level,
    boss: source.isBoss,
    actualPercent: percent,
    questId: source.questId,
    average: toGoal(time.average),
    shares: time.shares.map(toGoal),
    maps: places.slice(0, MAX_FARM_MAPS).map(({ map, count, respawn, killsAllowed }) => ({
      ...toMapSummary(map),
      amount: count,
      respawn,
      killsAllowed: killsAllowed < 10 ? Math.round(killsAllowed * 10) / 10 : Math.round(killsAllowed),
    })),
    mapCount: places.length,
  };
}

function toGoal({ kills, hours }: FarmGoal): FarmGoalDto {
  return { kills: Math.ceil(kills), hours: hours ?? null };
}
