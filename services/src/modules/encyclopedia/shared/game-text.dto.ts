import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type GameTextColor,
  type GameTextLink,
  parseGameText,
  plainGameText,
  type GameTextRun,
} from '@portico/domain';
import { Text, Choice, Integer } from '../../../platform/http/index.js';
import type { Catalog } from '../../../catalog/index.js';

const COLORS = ['blue', 'red', 'green', 'purple', 'highlight'] as const satisfies readonly GameTextColor[];
const LINKS = ['item', 'monster', 'npc', 'map', 'quest'] as const satisfies readonly GameTextLink[];

export class GameTextRunDto {
  @Text('May hold line breaks', { example: 'Dockside Crab' }) text: string;
  @Choice(COLORS, { required: false, example: 'blue' }) color?: GameTextColor;
  @ApiPropertyOptional({ type: 'boolean', example: true }) bold?: true;

  @Choice(LINKS, 'Kind of thing that the text mentions', { required: false, example: 'monster' })
  link?: GameTextLink;

  @Integer('Id of the thing that the text mentions', { required: false, example: 100100 })
  id?: number;
}

export function Runs(of: string): PropertyDecorator {
  return ApiProperty({
    type: () => [GameTextRunDto],
    description: `${of} with its looks and links, in order; never HTML`,
  });
}

/** A text of the game files, as plain words and as runs. The catalog gives the names of mentioned things. */
export function gameText(catalog: Catalog, source: string): { text: string; runs: GameTextRun[] } {
  const runs = parseGameText(source, (link, id) => nameOf(catalog, link, id));
  return { text: plainGameText(runs), runs };
}

function nameOf(catalog: Catalog, link: GameTextLink, id: number): string | undefined {
  if (link === 'item') return catalog.item(id)?.name;
  if (link === 'monster') return catalog.monster(id)?.name;
  if (link === 'npc') return catalog.world.npc(id)?.name;
  return link === 'map' ? catalog.world.map(id)?.name : catalog.world.quest(id)?.name;
}
