import { listOf, numberOf, readSections } from '../shared/data-files.js';

/** Ground to walk on and ropes to climb, in map coordinates, which grow downwards. */
export interface DemoGround {
  /** x1, y1, x2, y2, each line from left to right. Both ends of a wall have the same x. */
  footholds: readonly (readonly [number, number, number, number])[];
  /** x, top, bottom, and whether it is a ladder (1) or a rope (0). */
  ladders: readonly (readonly [number, number, number, 0 | 1])[];
}

export interface DemoMapContent {
  ground: DemoGround;
  spawns: readonly (readonly [name: string, places: readonly { x: number; y: number }[]])[];
}

/** Length of one foothold. Longer lines consist of several. */
export const STEP = 90;

const FILE = 'maps/grounds';

export function readContents(): ReadonlyMap<number, DemoMapContent> {
  return new Map(
    readSections(FILE, 2).flatMap(({ title, rows }) => {
      const cells = new Map(rows.map(([name = '', cell]) => [name, cell]));
      const lines = listOf(cells.get('ground'), ';').map(pointsOf);
      const climbs = (name: string, kind: 0 | 1) =>
        pointsOf(cells.get(name)).map(([x = 0, top = 0, bottom = 0]) => [x, top, bottom, kind] as const);
      const spawns = [...cells].filter(([name]) => !['ground', 'ladders', 'ropes'].includes(name));
      const content: DemoMapContent = {
        ground: {
          footholds: lines.flatMap(footholdsOf),
          ladders: [...climbs('ladders', 1), ...climbs('ropes', 0)],
        },
        spawns: spawns.map(([name, cell]) => [name, pointsOf(cell).map(([x = 0, y = 0]) => ({ x, y }))]),
      };
      return title.map((id) => [numberOf(id, FILE), content] as const);
    }),
  );
}

/** Reads `10,0 90,-30`. Throws a RangeError for anything but numbers. */
function pointsOf(cell: string | undefined): number[][] {
  return listOf(cell, ' ').map((point) => point.split(',').map((number) => numberOf(number, FILE)));
}

function footholdsOf(points: readonly number[][]): DemoGround['footholds'] {
  return points.slice(1).flatMap(([x2 = 0, y2 = 0], index) => {
    const [x1 = 0, y1 = 0] = points[index] ?? [];
    const pieces = Math.max(1, Math.round((x2 - x1) / STEP));
    const at = (piece: number): [number, number] => [
      Math.round(x1 + ((x2 - x1) * piece) / pieces),
      Math.round(y1 + ((y2 - y1) * piece) / pieces),
    ];
    return Array.from({ length: pieces }, (_, piece) => [...at(piece), ...at(piece + 1)] as const);
  });
}

export function extentOf({ footholds }: DemoGround): Record<'left' | 'top' | 'right' | 'bottom', number> {
  const xs = footholds.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = footholds.flatMap(([, y1, , y2]) => [y1, y2]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
