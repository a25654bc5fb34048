import { Injectable } from '@nestjs/common';
import { DEFAULT_KILLS_PER_HOUR, MAX_KILLS_PER_HOUR, type FarmGoal, type Trainee } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { toItemSummary } from '../items/items.mapper.js';
import { toMapSummary } from '../maps/maps.mapper.js';
import { known } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { MAX_FARM_SOURCES, planFarm, type FarmedMonster, type FarmFight } from './farm-plan.js';
import type { FarmFightDto, FarmGoalDto, FarmPlanDto, FarmSourceDto } from './farm.dto.js';
import { groundsOf } from '../shared/open-grounds.js';
import { plannedCharacter, type TrainingWish } from './training-plan.js';
import { rounded } from './training.service.js';

const MAX_FARM_MAPS = 3;

type BestSource = Pick<FarmSourceDto, 'id' | 'name' | 'level' | 'boss' | 'actualPercent' | 'questId'> &
  Pick<FarmGoalDto, 'hours'>;

@Injectable()
export class FarmService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** Without a rate, a character hunts as fast as it can; without a character, the default rate counts. */
  plan(itemId: number, rate?: number, wish?: TrainingWish): FarmPlanDto {
    const catalog = this.catalogs.current;
    const character = wish && plannedCharacter(groundsOf(catalog).kinds, wish);
    const perHour = rate ?? (wish === undefined ? DEFAULT_KILLS_PER_HOUR : MAX_KILLS_PER_HOUR);
    const item = known(catalog, catalog.item(itemId), 'catalog.item_not_found');
    const sources = catalog.drops.sourcesOfItem(itemId);
    const farmed = this.farmed(itemId, perHour, character?.trainee);
    return {
      item: toItemSummary(item),
      killsPerHour: perHour,
      character: character ? { ...character.trainee, defaults: character.defaults } : null,
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

  private farmed(itemId: number, perHour: number, trainee?: Trainee): FarmedMonster[] {
    const catalog = this.catalogs.current;
    const rates = this.config.dropRates;
    return planFarm(catalog.drops.sourcesOfItem(itemId), groundsOf(catalog), { rates, perHour, trainee });
  }
}

function toFarmSource({ source, percent, time, fight, places }: FarmedMonster): FarmSourceDto {
  return {
    id: source.dropperId,
    name: source.name,
    level: source.level,
    boss: source.isBoss,
    actualPercent: percent,
    questId: source.questId,
    average: toGoal(time.average),
    shares: time.shares.map(toGoal),
    fight: fight ? toFight(fight) : null,
    maps: places
      .slice(0, MAX_FARM_MAPS)
      .map(({ map, count, respawn, killsAllowed, killsPerHour, isDangerous }) => ({
        ...toMapSummary(map),
        amount: count,
        respawn,
        killsAllowed: roundedKills(killsAllowed),
        killsPerHour: roundedKills(killsPerHour),
        dangerous: isDangerous,
      })),
    mapCount: places.length,
  };
}

function toFight({ hitRate, attacks }: FarmFight): FarmFightDto {
  return { hitPercent: rounded(hitRate * 100), attacks: Number.isFinite(attacks) ? rounded(attacks) : null };
}

function roundedKills(kills: number): number {
  return kills < 10 ? rounded(kills) : Math.round(kills);
}

function toGoal({ kills, hours }: FarmGoal): FarmGoalDto {
  return { kills: Math.ceil(kills), hours: hours ?? null };
}
