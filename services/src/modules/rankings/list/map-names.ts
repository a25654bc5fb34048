import type { Catalog } from '../../../catalog/index.js';
import type { MapNames } from './rankings.mapper.js';

export function mapNamesOf({ world }: Catalog): MapNames {
  return (mapId) => {
    const map = world.map(mapId);
    return map?.hasName === true ? map.name : null;
  };
}
