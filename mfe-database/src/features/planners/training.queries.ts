import {
  ATTACK_WAYS,
  DEFAULT_TRAINING_LEVEL,
  MAX_TARGETS,
  MAX_TRAINING_ACCURACY,
  MAX_TRAINING_DAMAGE,
  MAX_TRAINING_LEVEL,
} from '@portico/domain';
import { apiQuery, type Answer, defineSearch, integer, oneOf, type SearchOf } from '@portico/portal-kit';

export type TrainingPlan = Answer<'/api/itemdatabase/training'>;
export type TrainingMap = TrainingPlan['maps'][number];
export type TrainingMonster = TrainingMap['monsters'][number];

/** A character without its level; missing values are those of a default one. */
export const characterParameters = {
  way: oneOf(ATTACK_WAYS, 'physical'),
  damage: integer(undefined, 1, MAX_TRAINING_DAMAGE),
  accuracy: integer(undefined, 1, MAX_TRAINING_ACCURACY),
  targets: integer(1, 1, MAX_TARGETS),
};

export const trainingSearch = defineSearch({
  level: integer(DEFAULT_TRAINING_LEVEL, 1, MAX_TRAINING_LEVEL),
  ...characterParameters,
});
export type TrainingView = SearchOf<typeof trainingSearch>;

/** The last plan stays while the next one loads. */
export function trainingQuery(view: TrainingView) {
  return apiQuery('/api/itemdatabase/training', { keepsLast: true, query: view });
}
