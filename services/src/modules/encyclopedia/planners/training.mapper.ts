import type { KindOutcome } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import { toMapSummary } from '../maps/maps.mapper.js';
import type { GroundKind } from './open-grounds.js';
import type { PlannedMap } from './training-plan.js';
import type { TrainingMapDto, TrainingMonsterDto } from './training.dto.js';

export function toTrainingMap(planned: PlannedMap, catalog: Catalog, expRate: number): TrainingMapDto {
  const { ground, expPerHour, killsPerHour, killsAllowed, limit, kinds } = planned;
  return {
    ...toMapSummary(ground.map),
    expPerHour: Math.round(expPerHour * expRate),
    killsPerHour: Math.round(killsPerHour),
    killsAllowed: Math.round(killsAllowed),
    limit,
    boss: ground.kinds.some(({ isBoss }) => isBoss),
    monsters: kinds
      .toSorted((a, b) => b.kind.exp * b.killsPerHour - a.kind.exp * a.killsPerHour)
      .map((outcome) => toTrainingMonster(outcome, catalog)),
  };
}

function toTrainingMonster(
  { kind, hitRate, attacks, killsPerHour }: KindOutcome<GroundKind>,
  catalog: Catalog,
): TrainingMonsterDto {
  return {
    id: kind.monsterId,
    name: catalog.monsterName(kind.monsterId),
    level: kind.level,
    boss: kind.isBoss,
    maxHp: kind.maxHp,
    exp: kind.exp,
    amount: kind.count,
    respawn: kind.respawn,
    hitPercent: rounded(hitRate * 100),
    attacks: rounded(attacks),
    killsPerHour: Math.round(killsPerHour),
  };
}

/** With one digit after the point. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
