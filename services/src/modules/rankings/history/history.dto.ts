import { ApiProperty } from '@nestjs/swagger';

/** Where a character stood at one moment. */
export class RankPointDto {
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

  @ApiProperty({ type: 'integer', example: 1_767_225_600_000, description: 'Where it ends: now, epoch ms' })
  to: number;

  @ApiProperty({
    type: () => [RankPointDto],
    description: 'Oldest first, at most one a day and about 400 in all; the last is of now',
  })
  points: RankPointDto[];
}
