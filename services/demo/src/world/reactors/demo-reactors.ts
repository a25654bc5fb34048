import { listOf, readRows } from '../shared/data-files.js';

export interface DemoReactor {
  id: number;
  /** Action that the game server's script is named after. */
  action: string;
  /** Label in the game files. */
  label: string;
  /** Maps with this reactor. */
  mapIds: readonly number[];
}

/** Boxes, chests and other reactors. */
export function demoReactors(): DemoReactor[] {
  return readRows('reactors/reactors', 4).map(([id, label = '', mapIds]) => ({
    id: Number(id),
    label,
    action: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
    mapIds: listOf(mapIds).map(Number),
  }));
}
