import type { MapDrawing } from '@portico/domain';
import { isNear } from './map-frame.js';

export type Point = readonly [x: number, y: number];

/** A line of ground that characters walk along without a jump, from left to right. */
export interface GroundLine {
  readonly points: readonly Point[];
  readonly left: number;
  readonly right: number;
  /** Its lowest point, since y grows downwards. */
  readonly bottom: number;
  /** Whether it extends down to the edge of the picture. If not, it floats. */
  readonly isSolid: boolean;
}

type Foothold = MapDrawing['footholds'][number];

/** Highest step between two pieces of ground that are drawn as one. Higher steps are walls. */
const HIGHEST_STEP = 600;

/** Most upright footholds between two pieces of ground that are joined. */
const MAX_WALLS = 12;

/** Tolerances in map units: points are left out if the line moves by no more. The higher ones are for maps that are too large. */
const TOLERANCES = [1, 3, 8, 20, 50] as const;

/** Most points of a drawing. With 9 bytes each, they are most of its size. */
export const MAX_POINTS = 3000;

/**
 * Ground of a map as lines, lowest last. Touching footholds are joined, and straight runs become one piece. Parts
 * outside any map's frame are left out, because the work grows with the width.
 */
export function groundLines(footholds: readonly Foothold[]): GroundLine[] {
  const joined = joinFootholds(
    footholds.filter(([x1, y1, x2, y2]) => isNear({ x: x1, y: y1 }) && isNear({ x: x2, y: y2 })),
  );
  const whole = TOLERANCES.map((tolerance) => joined.map((points) => simplified(points, tolerance))).find(
    (lines) => countOf(lines) <= MAX_POINTS,
  );
  const lines = whole ?? widest(joined.map((points) => simplified(points, TOLERANCES[4])));
  return markSolid(lines).sort((a, b) => a.bottom - b.bottom);
}

function countOf(lines: readonly (readonly Point[])[]): number {
  return lines.reduce((count, points) => count + points.length, 0);
}

function widest(lines: readonly (readonly Point[])[]): (readonly Point[])[] {
  const byWidth = [...lines].sort((a, b) => widthOf(b) - widthOf(a));
  let room = MAX_POINTS;
  return byWidth.flatMap((points) => {
    const kept = points.slice(0, room);
    room -= kept.length;
    return kept.length < 2 ? [] : [kept];
  });
}

function widthOf(points: readonly Point[]): number {
  return (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
}

function joinFootholds(footholds: readonly Foothold[]): Point[][] {
  const floors = footholds.filter(([x1, , x2]) => x1 < x2);
  const starting = new Map<string, Foothold[]>();
  for (const floor of floors) pushTo(starting, keyOf([floor[0], floor[1]]), floor);
  const walls = new Map<string, Point[]>();
  for (const [x1, y1, x2, y2] of footholds) {
    if (x1 !== x2 || y1 === y2 || Math.abs(y1 - y2) > HIGHEST_STEP) continue;
    pushTo(walls, keyOf([x1, y1]), [x2, y2]);
    pushTo(walls, keyOf([x2, y2]), [x1, y1]);
  }
  const left = new Set(floors);
  const take = (from: Point) => {
    const found = starting.get(keyOf(from))?.find((floor) => left.has(floor));
    if (found) left.delete(found);
    return found;
  };
  /** The next floor: at the point itself, or at the other end of the walls that begin there. */
  const next = (from: Point): Foothold | undefined => {
    const seen = new Set<string>();
    let places: readonly Point[] = [from];
    for (let steps = 0; steps <= MAX_WALLS && places.length > 0; steps += 1) {
      for (const here of places) {
        const found = take(here);
        if (found) return found;
        seen.add(keyOf(here));
      }
      places = places.flatMap((here) => walls.get(keyOf(here)) ?? []).filter((to) => !seen.has(keyOf(to)));
    }
    return undefined;
  };
  const lines: Point[][] = [];
  for (const first of [...floors].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (!left.delete(first)) continue;
    const points: Point[] = [[first[0], first[1]]];
    for (let floor: Foothold | undefined = first; floor; floor = next([floor[2], floor[3]])) {
      const last = points.at(-1);
      if (last?.[0] !== floor[0] || last[1] !== floor[1]) points.push([floor[0], floor[1]]);
      points.push([floor[2], floor[3]]);
    }
    lines.push(points);
  }
  return lines;
}

function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}

function pushTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Leaves out points that are within the tolerance of the line from the last kept point to the next one. */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const after = points[index + 1];
    if (before && after && isBetween(before, point, after, tolerance)) return;
    kept.push(point);
  });
  return kept;
}

function isBetween([x1, y1]: Point, [x, y]: Point, [x2, y2]: Point, tolerance: number): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return true;
  const isForward = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1) >= 0;
  return isForward && Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length <= tolerance;
}

const COLUMN = 60;

/** Ground this close above the lowest floor of its column counts as the floor. */
const FLOOR_DEPTH = 60;

/** Wide lines with nothing below them are earth. All others float. */
function markSolid(lines: readonly (readonly Point[])[]): GroundLine[] {
  const described = lines.map(describe);
  const left = described.reduce((least, line) => Math.min(least, line.left), Infinity);
  const right = described.reduce((most, line) => Math.max(most, line.right), -Infinity);
  const top = described.reduce((least, line) => Math.min(least, line.bottom), Infinity);
  const bottom = described.reduce((most, line) => Math.max(most, line.bottom), -Infinity);
  const floors = new Map<number, number>();
  for (const line of described) {
    for (const [column, y] of columnsOf(line.points)) {
      floors.set(column, Math.max(y, floors.get(column) ?? -Infinity));
    }
  }
  return described.map((line) => {
    const columns = columnsOf(line.points);
    const lowest = columns.filter(([column, y]) => y >= (floors.get(column) ?? y) - FLOOR_DEPTH).length;
    const isWide = line.right - line.left > (right - left) * 0.3;
    const isLow = line.bottom >= bottom - Math.max(120, (bottom - top) * 0.4);
    return { ...line, isSolid: isWide && isLow && lowest > columns.length * 0.7 };
  });
}

function describe(points: readonly Point[]): Omit<GroundLine, 'isSolid'> {
  return {
    points,
    left: points[0]?.[0] ?? 0,
    right: points.at(-1)?.[0] ?? 0,
    bottom: points.reduce((most, [, y]) => Math.max(most, y), -Infinity),
  };
}

function columnsOf(points: readonly Point[]): [column: number, y: number][] {
  const columns: [number, number][] = [];
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  for (let column = Math.ceil(first / COLUMN); column * COLUMN <= last; column += 1) {
    columns.push([column, heightAt(points, column * COLUMN)]);
  }
  return columns.length === 0 ? [[Math.round(first / COLUMN), points[0]?.[1] ?? 0]] : columns;
}

/** Height of a line at an x within its span. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to || to[0] < x || to[0] === from[0]) continue;
    return from[1] + ((to[1] - from[1]) * (Math.max(x, from[0]) - from[0])) / (to[0] - from[0]);
  }
  return points.at(-1)?.[1] ?? 0;
}
