import { Integer, Nested, Text } from '../../../platform/http/index.js';

export class RankPointDto {
  @Text('Day of the point, server calendar', { example: '2026-01-01' }) day: string;
  @Integer('Epoch ms', { example: 1_767_225_600_000 }) at: number;
  @Integer({ example: 157 }) level: number;
  @Integer({ example: 51_200_000 }) exp: number;
  @Integer('Overall rank by level', { example: 17 }) rank: number;
}

export class RankHistoryDto {
  @Integer({ example: 1204 }) id: number;

  @Integer('Start of the period, epoch ms; for `all`, the first point', { example: 1_759_449_600_000 })
  from: number;

  @Integer('End of the period: the current hour, epoch ms', { example: 1_767_225_600_000 }) to: number;
  @Text('First requested day, server calendar', { example: '2025-10-03' }) fromDay: string;
  @Text('Current day of the server', { example: '2026-01-01' }) toDay: string;

  @Nested(
    () => [RankPointDto],
    'Oldest first, one per day and about 400 in total; the last is the current one',
  )
  points: RankPointDto[];
}
