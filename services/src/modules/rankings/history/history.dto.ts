import { ApiProperty } from '@nestjs/swagger';

/** Where a character stood at one moment. */
export class RankPointDto {
  @ApiProperty({ example: '2026-01-01', description: 'Day of the server that it is of' })
  day: string;

  @ApiProperty({ type: 'integer', example: 1_767_225_600_000, description: 'Epoch ms' })
  at: number;

  @ApiProperty({ type: 'integer', example: 157 })
  level: number;

  @ApiProperty({ type: 'integer', example: 51_200_000 })
  exp: number;

  @ApiProperty({ type: 'integer', example: 17, description: 'Place among everybody by level' })
  rank: number;
}

export class RankHistoryDto {
  @ApiProperty({ type: 'integer', example: 1204 })
  id: number;

  @ApiProperty({
    type: 'integer',
    example: 1_759_449_600_000,
    description: 'Where the time asked for begins, epoch ms; of `all`, the first point',
  })
  from: number;

  @ApiProperty({
    type: 'integer',
    example: 1_767_225_600_000,
    description: 'Where it ends: the running hour, epoch ms',
  })
  to: number;

  @ApiProperty({ example: '2025-10-03', description: 'First day of the server that was asked for' })
  fromDay: string;

  @ApiProperty({ example: '2026-01-01', description: 'The day that it is on the server' })
  toDay: string;

  @ApiProperty({
    type: () => [RankPointDto],
    description: 'Oldest first, one a day and about 400 in all; the last is of now',
  })
  points: RankPointDto[];
}
