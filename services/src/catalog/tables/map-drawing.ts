import type { MapDrawing, MapPortal } from '@portico/domain';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Largest drawing that the column holds on MariaDB and MySQL. */
export const MAX_DRAWING_BYTES = 65_535;

const PORTALS = '"portals":';

/** Packs the portals last. They can then be read without the ground. */
export function packMapDrawing({ portals, ...ground }: MapDrawing): Buffer {
  return deflateRawSync(JSON.stringify({ ...ground, portals }), { level: 9 });
}

/** Reverses `packMapDrawing`; throws for any other bytes. */
export function unpackMapDrawing(packed: Uint8Array): MapDrawing {
  const drawing: MapDrawing = JSON.parse(inflateRawSync(packed).toString('utf8'));
  return drawing;
}

/** Unpacks only the portals. This is a fraction of the work, because most of a drawing is ground. */
export function unpackPortals(packed: Uint8Array): readonly MapPortal[] {
  const json = inflateRawSync(packed).toString('utf8');
  const portals: MapPortal[] = JSON.parse(json.slice(json.lastIndexOf(PORTALS) + PORTALS.length, -1));
  return portals;
}
