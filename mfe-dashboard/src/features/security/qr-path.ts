import { encode } from 'uqr';

export type QrPath = ReturnType<typeof qrPath>;

/** Border in modules; the standard asks for four. */
const QUIET_ZONE = 4;

/** A QR code as one path. `size` is the side of its square, with the white border that cameras need. */
export function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

/** Path of the dark modules of a row. Neighbors are one rectangle, because a seam would show between two. */
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
