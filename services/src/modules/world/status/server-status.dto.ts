import { ApiProperty } from '@nestjs/swagger';
import { SOURCES, type Source } from '../../../game/index.js';

export class ServerStatusDto {
  @ApiProperty({ example: true, description: 'Whether the game server takes players' })
  online: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 42,
    description:
      'Accounts in the game; where `source` is database those that are logged in, at the character list too; null where no one can tell',
  })
  players: number | null;

  @ApiProperty({
    enum: SOURCES,
    example: 'live',
    description: 'Who says so: the running game, or its login port and database',
  })
  source: Source;

  @ApiProperty({ type: 'integer', example: 1_767_225_600_000, description: 'When it was asked, epoch ms' })
  checkedAt: number;
}
