import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { GameTextColor, GameTextLink } from '@portico/domain';
import { Text } from '../../../platform/http/index.js';

const COLORS = ['blue', 'red', 'green', 'purple', 'highlight'] as const satisfies readonly GameTextColor[];
const LINKS = ['item', 'monster', 'npc', 'map', 'quest'] as const satisfies readonly GameTextLink[];

/** A piece of a text of the game with one look. */
export class GameTextRunDto {
  @Text('May hold line breaks', { example: 'Dockside Crab' }) text: string;
  @ApiPropertyOptional({ enum: COLORS, example: 'blue' }) color?: GameTextColor;
  @ApiPropertyOptional({ type: 'boolean', example: true }) bold?: true;

  @ApiPropertyOptional({ enum: LINKS, example: 'monster', description: 'What it mentions' })
  link?: GameTextLink;

  @ApiPropertyOptional({ type: 'integer', example: 100100, description: 'The id of what it mentions' })
  id?: number;
}

/** A declared list of runs. */
export function Runs(of: string): PropertyDecorator {
  return ApiProperty({
    type: () => [GameTextRunDto],
    description: `${of} with its looks and links, in order; never HTML`,
  });
}
