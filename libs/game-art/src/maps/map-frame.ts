import type { MapDrawing } from '@portico/domain';

/** Visible part of a map in map coordinates, which grow downwards. */
export interface MapFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Space around the ground. Characters and monsters stand on it, so there is most at the top. */
const MARGIN = { left: 90, top: 260, right: 90, bottom: 130 } as const;

const LEAST = { width: 480, height: 320 } as const;

/** Maps are shown wide. A tall map gets land at its sides, up to this factor of its own width. */
const WIDE = { ratio: 1.94, most: 1.4 } as const;

/** Game files contain coordinates of any size. A picture is useless beyond this one. */
const FARTHEST = 32_000;

/** The part of a map worth showing; null without ground, ladders and portals. */
export function mapFrame(geometry: MapDrawing): MapFrame | null {
  const ground = groundEdges(geometry);
  if (ground === null) return null;
  const padded = {
    left: ground.left - MARGIN.left,
    top: ground.top - MARGIN.top,
    right: ground.right + MARGIN.right,
    bottom: ground.bottom + MARGIN.bottom,
  };
  const camera = cameraEdges(geometry);
  return toFrame(camera === null ? padded : (shared(padded, camera) ?? padded));
}

function groundEdges({ footholds, ladders, portals }: MapDrawing): Edges | null {
  const places = [
    // Upright footholds are left out, because they are invisible walls at the ends of the map.
    ...footholds
      .filter(([x1, , x2]) => x1 !== x2)
      .flatMap(([x1, y1, x2, y2]) => [place(x1, y1), place(x2, y2)]),
    ...ladders.flatMap(([x, y1, y2]) => [place(x, y1), place(x, y2)]),
  ].filter(isNear);
  if (places.length > 0) return edgesOf(places);
  const doors = portals.map(({ x, y }) => place(x, y)).filter(isNear);
  return doors.length === 0 ? null : edgesOf(doors);
}

function place(x: number, y: number): { x: number; y: number } {
  return { x, y };
}

/** Whether a point is close enough to the origin to be drawn. */
export function isNear({ x, y }: { x: number; y: number }): boolean {
  return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
}

/** Uses no spread arguments, because a large map has thousands of points, and calls limit their arguments. */
function edgesOf(places: readonly { x: number; y: number }[]): Edges {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of places) {
    edges.left = Math.min(edges.left, x);
    edges.top = Math.min(edges.top, y);
    edges.right = Math.max(edges.right, x);
    edges.bottom = Math.max(edges.bottom, y);
  }
  return edges;
}

/** The area of the game's camera: its own bounds, else the minimap's. */
function cameraEdges({ bounds, minimap }: MapDrawing): Edges | null {
  if (bounds !== null) {
    const [left, top, right, bottom] = bounds;
    return { left, top, right, bottom };
  }
  if (minimap === null || minimap.width <= 0 || minimap.height <= 0) return null;
  return {
    left: -minimap.centerX,
    top: -minimap.centerY,
    right: minimap.width - minimap.centerX,
    bottom: minimap.height - minimap.centerY,
  };
}

/** The intersection of two areas; null if it is less than half of the first in width or height. */
function shared(one: Edges, other: Edges): Edges | null {
  const edges = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  const isEnough = (edges.right - edges.left) * 2 > one.right - one.left && edges.bottom > edges.top;
  return isEnough && (edges.bottom - edges.top) * 2 > one.bottom - one.top ? edges : null;
}

function toFrame({ left, top, right, bottom }: Edges): MapFrame {
  const height = Math.max(LEAST.height, Math.round(bottom - top));
  const own = Math.max(LEAST.width, right - left);
  const width = Math.round(Math.max(own, Math.min(own * WIDE.most, height * WIDE.ratio)));
  return {
    left: Math.round((left + right - width) / 2),
    // A low map gets more sky.
    top: Math.round(bottom) - height,
    width,
    height,
  };
}
