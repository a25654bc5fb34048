import { IntersectionType } from '@nestjs/swagger';
import { Integer, Nested } from '../../../platform/http/index.js';
import { RankedPlayerDto, RankingPageDto } from '../list/rankings.dto.js';

class GainDto {
  @Integer({ example: 1 }) place: number;
  @Integer('EXP gained, over all levels', { example: 310_400_000 }) gainedExp: number;
  @Integer({ example: 3 }) gainedLevels: number;
}

export class GainedPlayerDto extends IntersectionType(RankedPlayerDto, GainDto) {}

export class GainsDto extends RankingPageDto {
  @Integer('Start of the counted gains, epoch ms; null while no day is recorded', {
    nullable: true,
    example: 1_767_225_600_000,
  })
  since: number | null;

  @Nested(() => [GainedPlayerDto], 'Most first') players: GainedPlayerDto[];
}
