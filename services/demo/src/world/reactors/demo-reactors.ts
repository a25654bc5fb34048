import { listOf, readRows } from '../shared/data-files.js';

export interface DemoReactor {
  id: number;
  /** The action that a script of the game server is called by. */
  action: string;
  /** The files' label of it. */
  label: string;
  /** Maps on which it stands. */
  mapIds: readonly number[];
}

/** Boxes, chests and the like. */
export function demoReactors(): DemoReactor[] {
  return readRows('reactors/reactors', 4).map(([id, label = '', mapIds]) => ({
    id: Number(id),
    label,
    action: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
    mapIds: listOf(mapIds).map(Number),
  }));
}
