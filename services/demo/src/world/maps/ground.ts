import type { DemoRandom } from '../shared/demo-random.js';

/** Ground to walk on and ropes to climb, in map coordinates, which grow downwards. */
export interface DemoGround {
  /** x1, y1, x2, y2, each line from left to right. Both ends of a wall have the same x. */
  footholds: [number, number, number, number][];
  /** x, top, bottom, and whether it is a ladder (1) or a rope (0). */
  ladders: [number, number, number, 0 | 1][];
}

/** Length of one foothold. Longer lines consist of several. */
export const STEP = 90;

export class GroundDraft implements DemoGround {
  readonly footholds: DemoGround['footholds'] = [];
  readonly ladders: DemoGround['ladders'] = [];

  line(x1: number, y1: number, x2: number, y2: number): void {
    const pieces = Math.max(1, Math.round((x2 - x1) / STEP));
    const at = (index: number): [number, number] => [
      Math.round(x1 + ((x2 - x1) * index) / pieces),
      Math.round(y1 + ((y2 - y1) * index) / pieces),
    ];
    for (let index = 0; index < pieces; index += 1) this.footholds.push([...at(index), ...at(index + 1)]);
  }

  ledge(x1: number, x2: number, y: number): void {
    this.line(x1, y, x2, y);
  }

  wall(x: number, y1: number, y2: number): void {
    if (y1 !== y2) this.footholds.push([Math.round(x), y1, Math.round(x), y2]);
  }

  /** Adds a ladder or rope from a height down to the next ground. Adds nothing if there is no ground below. */
  climb(x: number, top: number, isLadder = true): void {
    const place = Math.round(x);
    const below = this.below(place, top + 10);
    if (below !== undefined && below - top > 30)
      this.ladders.push([place, Math.round(top), below - 15, isLadder ? 1 : 0]);
  }

  /** The highest ground at `x` that is not above `y`. */
  below(x: number, y: number): number | undefined {
    const heights = this.footholds.flatMap((foothold) => {
      const height = heightAt(foothold, x);
      return height !== undefined && height >= y ? [height] : [];
    });
    return heights.length === 0 ? undefined : Math.min(...heights);
  }

  top(x: number): number {
    return this.below(x, -Infinity) ?? 0;
  }
}

function heightAt(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  x: number,
): number | undefined {
  if (x < x1 || x > x2 || x1 === x2) return undefined;
  return Math.round(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1));
}

export function extentOf({ footholds }: DemoGround): Record<'left' | 'top' | 'right' | 'bottom', number> {
  const xs = footholds.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = footholds.flatMap(([, y1, , y2]) => [y1, y2]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export type Terrain = (draft: GroundDraft, random: DemoRandom) => void;
