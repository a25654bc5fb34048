import type { Catalog } from '../../../catalog/index.js';
import type { MapNames } from './rankings.mapper.js';

/** Names of maps as the game files have them. */
export function mapNamesOf({ world }: Catalog): MapNames {
  return (mapId) => {
    const map = world.map(mapId);
    return map?.hasName === true ? map.name : null;
  };
}
