import { grouped, type KindOutcome } from '@portico/domain';
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
    monsters: [...grouped(kinds, ({ kind }) => kind.monsterId).values()]
      .flatMap((outcomes) => toTrainingMonster(outcomes, catalog) ?? [])
      .sort((a, b) => b.exp * b.killsPerHour - a.exp * a.killsPerHour),
  };
}

/** All places of one monster; they differ in the time until it comes back alone. */
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

/** With one digit after the point. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
