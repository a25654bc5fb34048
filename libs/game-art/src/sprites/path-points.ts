import type { Point } from '@portico/avatar';

/** Returns the new place of a figure's point. */
export type Warp = (point: Point) => Point;

/** A straight line has one point, a cubic curve three: two controls and its end. */
export interface Segment {
  command: 'M' | 'L' | 'C' | 'Z';
  points: readonly Point[];
}

const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  A: 7,
  Z: 0,
};

/** Parses path data into absolute lines and cubic curves, so that its points can be moved. */
export function parsePath(data: string): Segment[] {
  const reader = new PathReader();
  const tokens = data.match(TOKENS) ?? [];
  let command = 'M';
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      index += 1;
    } else if (command.toUpperCase() === 'M') command = command === 'M' ? 'L' : 'l';
    const count = ARGUMENTS[command.toUpperCase()] ?? 0;
    reader.read(command, tokens.slice(index, index + count).map(Number));
    index += count;
  }
  return reader.segments;
}

class PathReader {
  readonly segments: Segment[] = [];
  private at: Point = { x: 0, y: 0 };
  private start: Point = { x: 0, y: 0 };
  /** The last control point. A smooth curve mirrors it. */
  private control: Point | undefined;

  read(command: string, values: readonly number[]): void {
    const isRelative = command !== command.toUpperCase();
    const from = isRelative ? this.at : { x: 0, y: 0 };
    const number = (index: number): number => values[index] ?? 0;
    const point = (index: number): Point => ({ x: from.x + number(index), y: from.y + number(index + 1) });
    switch (command.toUpperCase()) {
      case 'M':
        this.start = point(0);
        this.add('M', this.start);
        break;
      case 'L':
        this.add('L', point(0));
        break;
      case 'H':
        this.add('L', { x: from.x + number(0), y: this.at.y });
        break;
      case 'V':
        this.add('L', { x: this.at.x, y: from.y + number(0) });
        break;
      case 'Q':
        this.addQuadratic(point(0), point(2));
        break;
      case 'T':
        this.addQuadratic(this.mirrored(), point(0));
        break;
      case 'C':
        this.addCubic(point(0), point(2), point(4));
        break;
      case 'S':
        this.addCubic(this.mirrored(), point(0), point(2));
        break;
      case 'A':
        this.addArc({ x: number(0), y: number(1) }, number(4) === 1, point(5));
        break;
      default:
        this.segments.push({ command: 'Z', points: [] });
        this.at = this.start;
        this.control = undefined;
    }
  }

  private add(command: 'M' | 'L', to: Point): void {
    this.segments.push({ command, points: [to] });
    this.at = to;
    this.control = undefined;
  }

  private addCubic(one: Point, other: Point, to: Point): void {
    this.segments.push({ command: 'C', points: [one, other, to] });
    this.at = to;
    this.control = other;
  }

  private addQuadratic(control: Point, to: Point): void {
    this.addCubic(between(this.at, control, 2 / 3), between(to, control, 2 / 3), to);
    this.control = control;
  }

  private mirrored(): Point {
    const { at, control = at } = this;
    return { x: 2 * at.x - control.x, y: 2 * at.y - control.y };
  }

  /** Half an ellipse without rotation, as two cubic curves. The figures have no other arcs. */
  private addArc(radius: Point, isClockwise: boolean, to: Point): void {
    const middle = between(this.at, to, 0.5);
    const across = { x: (to.x - this.at.x) / 2, y: (to.y - this.at.y) / 2 };
    const side = isClockwise ? 1 : -1;
    const ratio = radius.y / radius.x;
    const up = { x: (-across.y / ratio) * -side, y: across.x * ratio * -side };
    const top = { x: middle.x + up.x, y: middle.y + up.y };
    const reach = 0.5523;
    const off = (point: Point, way: Point, sign: number): Point => ({
      x: point.x + way.x * reach * sign,
      y: point.y + way.y * reach * sign,
    });
    this.addCubic(off(this.at, up, 1), off(top, across, -1), top);
    this.addCubic(off(top, across, 1), off(to, up, 1), to);
  }
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

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
  const xs: number[] = [];
  const ys: number[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const { command, points } of segments) {
    const [one, other, end] = points;
    if (command === 'C' && one !== undefined && other !== undefined && end !== undefined) {
      xs.push(...extremesOf(from.x, one.x, other.x, end.x));
      ys.push(...extremesOf(from.y, one.y, other.y, end.y));
    }
    from = points.at(-1) ?? from;
    if (points.length > 0) {
      xs.push(from.x);
      ys.push(from.y);
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Extremes of a cubic curve in one dimension. */
function extremesOf(start: number, one: number, other: number, end: number): number[] {
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  if (one >= low && one <= high && other >= low && other <= high) return [];
  const a = 3 * (end - 3 * other + 3 * one - start);
  const b = 6 * (other - 2 * one + start);
  const c = 3 * (one - start);
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const times = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return times
    .filter((time) => time > 0 && time < 1)
    .map((time) => {
      const rest = 1 - time;
      return (
        rest ** 3 * start + 3 * rest * rest * time * one + 3 * rest * time * time * other + time ** 3 * end
      );
    });
}
