import { idFrom, textOf } from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';
import { storedNameText, storedText } from './stored-values.js';

export interface MapNames {
  name: string | undefined;
  streetName: string;
  description: string;
  region: string;
}

const FIELDS = new Set(['mapName', 'streetName', 'mapDesc']);
const MAX_REGION = 32;

/** Names of all maps by id, the regions of `String.wz` flattened, without ids that are repeated inside another entry. */
export async function readMapNames(source: ImportSource): Promise<Map<number, MapNames>> {
  const names = new Map<number, MapNames>();
  const file = await source.folder.file('String.wz', 'Map');
  const root = await source.read(
    file,
    (path) => path.length <= 2 || (path.length === 3 && FIELDS.has(path[2] ?? '')),
  );
  for (const region of root?.children ?? []) {
    for (const node of region.children) {
      const id = idFrom(node.name);
      const label = `${file.label}/${region.name}/${node.name}`;
      if (id === undefined || node.tag !== 'imgdir')
        source.report.skip('stray node in a list of names', label);
      else if (names.has(id)) source.report.warn('id named twice (the first is kept)', label);
      else {
        const name = textOf(node, 'mapName');
        names.set(id, {
          name: name === undefined ? undefined : storedNameText(name),
          streetName: storedNameText(textOf(node, 'streetName') ?? ''),
          description: storedText(textOf(node, 'mapDesc') ?? '', label, source.report),
          region: region.name.slice(0, MAX_REGION),
        });
      }
    }
  }
  return names;
}
