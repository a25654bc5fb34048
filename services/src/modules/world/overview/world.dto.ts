import { ApiProperty } from '@nestjs/swagger';
import { GAME_FEATURES } from '@portico/domain';
import type { GameFeature } from '@portico/domain';

/** The world in numbers. */
export class WorldDto {
  @ApiProperty({ type: 'integer', example: 412, description: 'Characters in the rankings' })
  characters: number;

  @ApiProperty({ type: 'integer', example: 180 })
  accounts: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 12,
    description: 'Null where the server has none',
  })
  guilds: number | null;

  @ApiProperty({ type: 'integer', example: 320, description: 'Items of the imported game files' })
  items: number;

  @ApiProperty({ type: 'integer', example: 90, description: 'Monsters of the imported game files' })
  monsters: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 24,
    description: 'Hired merchants that are open; null where the server has no tables of them',
  })
  openStores: number | null;

  @ApiProperty({
    enum: GAME_FEATURES,
    isArray: true,
    example: [],
    description: "What this server's database lacks the tables or columns for",
  })
  unavailable: readonly GameFeature[];

  @ApiProperty({
    type: 'integer',
    example: 1_767_225_600_000,
    description: 'When this was counted, epoch ms',
  })
  asOf: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 1_767_225_600_000,
    description: 'When the game files were imported, epoch ms; null before the first import',
  })
  importedAt: number | null;
}
