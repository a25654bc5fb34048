import {
  ATTACK_WAYS,
  DEFAULT_TRAINING_LEVEL,
  MAX_TARGETS,
  MAX_TRAINING_ACCURACY,
  MAX_TRAINING_DAMAGE,
  MAX_TRAINING_LEVEL,
  type AttackWay,
  MAX_KILLS_PER_HOUR,
} from '@portico/domain';
import {
  ChoiceQuery,
  PositiveQuery,
  PublicRead,
  Resource,
  Summary,
  IdParam,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { TrainingPlanDto } from './training.dto.js';
import { TrainingService } from './training.service.js';
import { FarmPlanDto } from './farm.dto.js';
import { FarmService } from './farm.service.js';

@Resource('planners', 'itemdatabase')
export class TrainingController {
  constructor(private readonly training: TrainingService) {}

  @PublicRead('training', { limit: 'search', cacheSeconds: LIVE_SECONDS, type: TrainingPlanDto })
  @Summary('The ten maps with most EXP in an hour for a character')
  plan(
    @PositiveQuery('level', MAX_TRAINING_LEVEL) level: number | undefined,
    @ChoiceQuery('way', ATTACK_WAYS, 'physical') way: AttackWay,
    @PositiveQuery('damage', MAX_TRAINING_DAMAGE) damage: number | undefined,
    @PositiveQuery('accuracy', MAX_TRAINING_ACCURACY) accuracy: number | undefined,
    @PositiveQuery('targets', MAX_TARGETS) targets: number | undefined,
  ) {
    return this.training.plan({
      level: level ?? DEFAULT_TRAINING_LEVEL,
      way,
      damage,
      accuracy,
      targets: targets ?? 1,
    });
  }
}

@Resource('planners', 'itemdatabase')
export class FarmController {
  constructor(private readonly farm: FarmService) {}

  @PublicRead('item/:id/farm', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: FarmPlanDto })
  @Summary(
    'Where to hunt for an item, and how long it takes',
    'With `level`, a character hunts that has these values, and default ones where they are missing',
  )
  plan(
    @IdParam() id: number,
    @PositiveQuery('killsPerHour', MAX_KILLS_PER_HOUR) killsPerHour: number | undefined,
    @PositiveQuery('level', MAX_TRAINING_LEVEL) level: number | undefined,
    @ChoiceQuery('way', ATTACK_WAYS, 'physical') way: AttackWay,
    @PositiveQuery('damage', MAX_TRAINING_DAMAGE) damage: number | undefined,
    @PositiveQuery('accuracy', MAX_TRAINING_ACCURACY) accuracy: number | undefined,
    @PositiveQuery('targets', MAX_TARGETS) targets: number | undefined,
  ) {
    const wish = level === undefined ? undefined : { level, way, damage, accuracy, targets: targets ?? 1 };
    return this.farm.plan(id, killsPerHour, wish);
  }
}
