/** A letter of a drawing and the pixels it covers, as path data. */
export type PixelLayer = readonly [letter: string, path: string];

/** Path data of a rectangle on the pixel grid. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

interface PixelRun {
  letter: string;
  x: number;
  y: number;
  length: number;
}

/** Runs of equal letters of a drawing: a row a line, a letter a pixel, a dot an empty pixel; the first line is skipped. */
export function pixelRuns(drawing: string): PixelRun[] {
  return drawing
    .split('\n')
    .slice(1)
    .flatMap((row, y) =>
      [...row.matchAll(/([a-z])\1*/g)].map((run) => ({
        letter: run[0].charAt(0),
        x: run.index,
        y,
        length: run[0].length,
      })),
    );
}

/** A drawing as one path a letter, in the order of first use. */
export function pixelLayers(drawing: string): PixelLayer[] {
  const layers = new Map<string, string>();
  for (const { letter, x, y, length } of pixelRuns(drawing)) {
    layers.set(letter, (layers.get(letter) ?? '') + rectangle(x, y, length, 1));
  }
  return [...layers];
}
