import { IntersectionType } from '@nestjs/swagger';
import { ATTACK_WAYS, type AttackWay } from '@portico/domain';
import { Choice, Decimal, Flag, Integer, Nested } from '../../../platform/http/index.js';
import { MapSummaryDto } from '../maps/maps.dto.js';
import { MonsterSummaryDto } from '../monsters/monsters.dto.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export const TRAINING_LIMITS = ['respawn', 'damage'] as const;

export type TrainingLimit = (typeof TRAINING_LIMITS)[number];

/** Strength of a character without given values: it kills the typical monster of its level with three hits and never misses. */
export class DefaultCharacterDto {
  @Integer({ example: 800 }) damage: number;
  @Integer({ example: 67 }) accuracy: number;
}

export class TrainingMonsterDto extends MonsterSummaryDto {
  @Integer({ example: 240 }) maxHp: number;
  @Integer('Before the rates', { example: 33 }) exp: number;
  @Integer('Places on the map', { example: 12 }) amount: number;
  @Integer('Seconds until the first of them comes back; 0: with the next round of ten seconds', {
    example: 0,
  })
  respawn: number;
  @Decimal('Attacks that hit, in percent', { example: 92.5 }) hitPercent: number;
  @Decimal('Attacks until one is down on average, misses counted', { example: 3.2 }) attacks: number;
  @Decimal({ example: 540 }) killsPerHour: number;
}

export class TrainingMapDto extends MapSummaryDto {
  @Decimal("With the server's EXP rate", { example: 131538 }) expPerHour: number;
  @Decimal({ example: 1385 }) killsPerHour: number;
  @Decimal('Kills in an hour for which enough monsters come back', { example: 3600 }) killsAllowed: number;
  @Choice(TRAINING_LIMITS, 'The reason why there are not more kills', { example: 'damage' })
  limit: TrainingLimit;
  @Flag('A boss appears there too', { example: false }) boss: boolean;
  @Nested(() => [TrainingMonsterDto], 'Monsters that are hunted, most EXP first')
  monsters: TrainingMonsterDto[];
}

export class PlannedCharacterDto {
  @Integer({ example: 43 }) level: number;
  @Choice(ATTACK_WAYS, { example: 'physical' }) way: AttackWay;
  @Integer('Damage of an attack that hits', { example: 800 }) damage: number;
  @Integer('Accuracy; for magic a tenth of INT plus a tenth of LUK', { example: 67 }) accuracy: number;
  @Integer('Monsters that an attack hits at once', { example: 1 }) targets: number;
  @Nested(() => DefaultCharacterDto, 'Values that are taken where the call says nothing')
  defaults: DefaultCharacterDto;
}

export class TrainingPlanDto extends IntersectionType(PlannedCharacterDto, CatalogStampDto) {
  @Integer('EXP from this level to the next; null at the last', { nullable: true, example: 2018148 })
  expToNext: number | null;

  @Integer('Maps that were compared', { example: 540 }) compared: number;
  @Integer('Maps left out for monsters far above the level', { example: 180 }) tooDangerous: number;
  @Nested(() => [TrainingMapDto], 'Most EXP first') maps: TrainingMapDto[];
}
