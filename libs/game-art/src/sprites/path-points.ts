import type { Point } from '@portico/avatar';
import { SVGPathData } from 'svg-pathdata';

/** Returns the new place of a figure's point. */
export type Warp = (point: Point) => Point;

/** A straight line has one point, a cubic curve three: two controls and its end. */
export interface Segment {
  command: 'M' | 'L' | 'C' | 'Z';
  points: readonly Point[];
}

/** Parses path data into absolute lines and cubic curves, so that its points can be moved. */
export function parsePath(data: string): Segment[] {
  const { commands } = new SVGPathData(data).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC();
  return commands.map((command) => {
    switch (command.type) {
      case SVGPathData.MOVE_TO:
        return { command: 'M', points: [pointOf(command)] };
      case SVGPathData.LINE_TO:
        return { command: 'L', points: [pointOf(command)] };
      case SVGPathData.CURVE_TO: {
        const { x1, y1, x2, y2 } = command;
        return { command: 'C', points: [{ x: x1, y: y1 }, { x: x2, y: y2 }, pointOf(command)] };
      }
      default:
        return { command: 'Z', points: [] };
    }
  });
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

export function warpSegments(segments: readonly Segment[], warp: Warp): Segment[] {
  return segments.map(({ command, points }) => ({ command, points: points.map(warp) }));
}

/** Writes segments as path data. */
export function writePath(segments: readonly Segment[]): string {
  return segments.map(({ command, points }) => command + points.map(written).join(' ')).join('');
}

function written({ x, y }: Point): string {
  return `${String(Math.round(x * 100) / 100)} ${String(Math.round(y * 100) / 100)}`;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function unitedBounds(all: readonly Bounds[]): Bounds | undefined {
  if (all.length === 0) return undefined;
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Bounds of a path without its outline. */
export function boundsOfSegments(segments: readonly Segment[]): Bounds {
  const data = segments.map(
    ({ command, points }) => command + points.map(({ x, y }) => `${x} ${y}`).join(' '),
  );
  const { minX, minY, maxX, maxY } = new SVGPathData(data.join('')).getBounds();
  return { left: minX, top: minY, right: maxX, bottom: maxY };
}
