import type { MapDrawing, MapPortal } from '@portico/domain';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Largest drawing that the column holds on MariaDB and MySQL. */
export const MAX_DRAWING_BYTES = 65_535;

const PORTALS = '"portals":';

/** Follows what tells the size of the map. */
const GROUND = ',"footholds":';

/** Packs size, ground and portals in this order. Size and portals can then be read without the ground. */
export function packMapDrawing({ minimap, bounds, footholds, ladders, portals }: MapDrawing): Buffer {
  return deflateRawSync(JSON.stringify({ minimap, bounds, footholds, ladders, portals }), { level: 9 });
}

export function unpackMapDrawing(packed: Uint8Array): MapDrawing {
  const drawing: MapDrawing = JSON.parse(inflateRawSync(packed).toString('utf8'));
  return drawing;
}

/** Portals of a map, and its left and right ends if the files tell them. */
export interface MapDoors {
  portals: readonly MapPortal[];
  edges: readonly [number, number] | null;
}

/** Unpacks all but the ground. This is a fraction of the work, because most of a drawing is ground. */
export function unpackDoors(packed: Uint8Array): MapDoors {
  const json = inflateRawSync(packed).toString('utf8');
  const portals: MapPortal[] = JSON.parse(json.slice(json.lastIndexOf(PORTALS) + PORTALS.length, -1));
  const { minimap, bounds }: Partial<MapDrawing> = JSON.parse(`${json.slice(0, json.indexOf(GROUND))}}`);
  if (minimap) return { portals, edges: [-minimap.centerX, minimap.width - minimap.centerX] };
  return { portals, edges: bounds ? [bounds[0], bounds[2]] : null };
}
