import {
  accuracyToHit,
  isSafeFor,
  trainOn,
  DEFAULT_HITS,
  typicalMonster,
  type AttackWay,
  type Trainee,
  type TrainingOutcome,
} from '@portico/domain';
import type { GroundKind, Grounds, OpenGround } from '../shared/open-grounds.js';

export const MAX_PLANNED_MAPS = 10;

export interface TrainingWish {
  level: number;
  way: AttackWay;
  damage?: number | undefined;
  accuracy?: number | undefined;
  targets: number;
}

export interface PlannedMap extends TrainingOutcome<GroundKind> {
  ground: OpenGround;
}

/** A character, with default values for what the request leaves out. */
export interface PlannedCharacter {
  trainee: Trainee;
  defaults: Pick<Trainee, 'damage' | 'accuracy'>;
}

export interface TrainingPlan extends PlannedCharacter {
  compared: number;
  tooDangerous: number;
  maps: PlannedMap[];
}

export function planTraining({ all, kinds }: Grounds, wish: TrainingWish): TrainingPlan {
  const { trainee, defaults } = plannedCharacter(kinds, wish);
  const { level } = trainee;
  const safe = all.filter((ground) => isSafeFor(ground.kinds, level));
  const maps = safe
    .map((ground) => ({ ground, ...trainOn(ground.kinds, trainee) }))
    .filter(({ expPerHour }) => expPerHour > 0)
    .sort((a, b) => b.expPerHour - a.expPerHour || a.ground.map.id - b.ground.map.id);
  return {
    trainee,
    defaults,
    compared: safe.length,
    tooDangerous: all.length - safe.length,
    maps: maps.slice(0, MAX_PLANNED_MAPS),
  };
}

export function plannedCharacter(kinds: Grounds['kinds'], wish: TrainingWish): PlannedCharacter {
  const defaults = defaultCharacter(kinds, wish);
  const { level, way, targets, damage = defaults.damage, accuracy = defaults.accuracy } = wish;
  return { defaults, trainee: { level, way, targets, damage, accuracy } };
}

/** A character that always hits the typical monster of its level, and kills it with the default number of hits. */
function defaultCharacter(
  kinds: Grounds['kinds'],
  { level, way }: TrainingWish,
): PlannedCharacter['defaults'] {
  const monster = typicalMonster(kinds, level);
  if (monster === undefined) return { damage: 1, accuracy: 1 };
  return {
    damage: Math.ceil(monster.maxHp / DEFAULT_HITS),
    accuracy: Math.max(1, Math.ceil(accuracyToHit(way, level, { ...monster, level }))),
  };
}
