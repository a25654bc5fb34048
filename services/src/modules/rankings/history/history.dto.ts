import { Integer, Nested, Text } from '../../../platform/http/index.js';

/** Rank of a character at one moment. */
export class RankPointDto {
  @Text('Day of the server that it is of', { example: '2026-01-01' }) day: string;
  @Integer('Epoch ms', { example: 1_767_225_600_000 }) at: number;
  @Integer({ example: 157 }) level: number;
  @Integer({ example: 51_200_000 }) exp: number;
  @Integer('Place among everybody by level', { example: 17 }) rank: number;
}

export class RankHistoryDto {
  @Integer({ example: 1204 }) id: number;

  @Integer('Where the time asked for begins, epoch ms; of `all`, the first point', {
    example: 1_759_449_600_000,
  })
  from: number;

  @Integer('Where it ends: the running hour, epoch ms', { example: 1_767_225_600_000 }) to: number;
  @Text('First day of the server that was asked for', { example: '2025-10-03' }) fromDay: string;
  @Text('The day that it is on the server', { example: '2026-01-01' }) toDay: string;

  @Nested(() => [RankPointDto], 'Oldest first, one a day and about 400 in all; the last is of now')
  points: RankPointDto[];
}
