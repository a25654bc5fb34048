import { parseGameText, plainGameText, type GameTextLink, type GameTextRun } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';

export interface GameText {
  text: string;
  runs: GameTextRun[];
}

/** A text of the game files, as plain words and as runs; what it mentions is named by the catalog. */
export function gameText(catalog: Catalog, source: string): GameText {
  const runs = parseGameText(source, (link, id) => nameOf(catalog, link, id));
  return { text: plainGameText(runs), runs };
}

function nameOf(catalog: Catalog, link: GameTextLink, id: number): string | undefined {
  if (link === 'item') return catalog.item(id)?.name;
  if (link === 'monster') return catalog.monster(id)?.name;
  if (link === 'npc') return catalog.world.npc(id)?.name;
  return link === 'map' ? catalog.world.map(id)?.name : catalog.world.quest(id)?.name;
}
