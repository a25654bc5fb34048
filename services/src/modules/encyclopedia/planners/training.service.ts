import { Injectable } from '@nestjs/common';
import { expToNext, grouped, type KindOutcome } from '@portico/domain';
import { CatalogService, type Catalog } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { groundsOf, type GroundKind } from '../shared/open-grounds.js';
import { planTraining, type TrainingWish, type PlannedMap } from './training-plan.js';
import type { TrainingPlanDto, TrainingMapDto, TrainingMonsterDto } from './training.dto.js';
import { toMapSummary } from '../maps/maps.mapper.js';

@Injectable()
export class TrainingService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  plan(wish: TrainingWish): TrainingPlanDto {
    const catalog = this.catalogs.current;
    const { trainee, defaults, compared, tooDangerous, maps } = planTraining(groundsOf(catalog), wish);
    const { exp = 1 } = this.config.public.rates;
    return {
      ...trainee,
      defaults,
      expToNext: expToNext({ level: trainee.level, exp: 0 }, this.config.server.rankings.expToNextLevel),
      compared,
      tooDangerous,
      maps: maps.map((map) => toTrainingMap(map, catalog, exp)),
      ...toCatalogStamp(catalog),
    };
  }
}

function toTrainingMap(planned: PlannedMap, catalog: Catalog, expRate: number): TrainingMapDto {
  const { ground, expPerHour, killsPerHour, killsAllowed, limit, kinds } = planned;
  return {
    ...toMapSummary(ground.map),
    expPerHour: Math.round(expPerHour * expRate),
    killsPerHour: Math.round(killsPerHour),
    killsAllowed: Math.round(killsAllowed),
    limit,
    boss: ground.kinds.some(({ isBoss }) => isBoss),
    monsters: [...grouped(kinds, ({ kind }) => kind.monsterId).values()]
      .flatMap((outcomes) => toTrainingMonster(outcomes, catalog) ?? [])
      .sort((a, b) => b.exp * b.killsPerHour - a.exp * a.killsPerHour),
  };
}

/** Joins all places of one monster. They differ only in their respawn time. */
function toTrainingMonster(
  outcomes: readonly KindOutcome<GroundKind>[],
  catalog: Catalog,
): TrainingMonsterDto | undefined {
  const [first] = outcomes;
  if (first === undefined) return undefined;
  const { kind, hitRate, attacks } = first;
  return {
    id: kind.monsterId,
    name: catalog.monsterName(kind.monsterId),
    level: kind.level,
    boss: kind.isBoss,
    maxHp: kind.maxHp,
    exp: kind.exp,
    amount: outcomes.reduce((sum, outcome) => sum + outcome.kind.count, 0),
    respawn: Math.min(...outcomes.map((outcome) => outcome.kind.respawn)),
    hitPercent: rounded(hitRate * 100),
    attacks: rounded(attacks),
    killsPerHour: Math.round(outcomes.reduce((sum, outcome) => sum + outcome.killsPerHour, 0)),
  };
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
