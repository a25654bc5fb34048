import { listOf, readRows } from '../shared/data-files.js';

export interface DemoReactor {
  id: number;
  action: string;
  label: string;
  mapIds: readonly number[];
}

export function demoReactors(): DemoReactor[] {
  return readRows('reactors/reactors', 4).map(([id, label = '', mapIds]) => ({
    id: Number(id),
    label,
    action: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
    mapIds: listOf(mapIds).map(Number),
  }));
}
