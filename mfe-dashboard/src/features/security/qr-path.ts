import { encode } from 'uqr';

/** A QR code as one path; `size` is the edge of the square that it is drawn in, with the white border that cameras need. */
export interface QrPath {
  size: number;
  path: string;
}

/** Modules; the norm asks for four. */
const QUIET_ZONE = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

/** The dark modules of a row, those side by side in one piece: between two pieces a seam would show. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
  }
  return path;
}
