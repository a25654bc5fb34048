import type { MapDrawing } from '@portico/domain';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The column of a drawing holds no more on MariaDB and MySQL. */
export const MAX_DRAWING_BYTES = 65_535;

export function packMapDrawing(drawing: MapDrawing): Buffer {
  return deflateRawSync(JSON.stringify(drawing), { level: 9 });
}

/** The reverse of `packMapDrawing`; throws for what it did not make. */
export function unpackMapDrawing(packed: Uint8Array): MapDrawing {
  const drawing: MapDrawing = JSON.parse(inflateRawSync(packed).toString('utf8'));
  return drawing;
}
