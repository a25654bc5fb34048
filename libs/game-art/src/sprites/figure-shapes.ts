import type { Point } from '@portico/avatar';
import {
  type Bounds,
  boundsOfSegments,
  parsePath,
  type Segment,
  unitedBounds,
  type Warp,
  warpSegments,
  writePath,
} from './path-points.js';

/** Pixels per unit. */
export const SPRITE_SCALE = 2;
/** Units of the game per unit of a figure of 96 by 96. */
const FIGURE_SCALE = 0.9;
/** Position of a figure's ground. `MIDDLE` is the game's center of a character relative to it. */
const FIGURE_GROUND: Point = { x: 48, y: 90 };
const MIDDLE = -4;

/** Pixels of a sprite per unit of a figure. */
export const PIXELS_PER_FIGURE_UNIT = FIGURE_SCALE * SPRITE_SCALE;

/** A point of a figure in pixels, relative to the ground. */
export function pixelsOf({ x, y }: Point): Point {
  return {
    x: (x - FIGURE_GROUND.x) * PIXELS_PER_FIGURE_UNIT + MIDDLE * SPRITE_SCALE,
    y: (y - FIGURE_GROUND.y) * PIXELS_PER_FIGURE_UNIT,
  };
}

/** A point of a figure in units, relative to the ground, at the nearest pixel, so that parts attached there stay sharp. */
export function anchorAt(point: Point): Point {
  const { x, y } = pixelsOf(point);
  return { x: Math.round(x) / SPRITE_SCALE, y: Math.round(y) / SPRITE_SCALE };
}

/** Converts units of the game to units of a figure. */
export function figureUnits(units: number): number {
  return units / FIGURE_SCALE;
}

/** A path of a figure as points. */
export interface FigureShape {
  segments: readonly Segment[];
  /** The original path data if no point has moved. */
  data?: string;
  /** Attributes for fill and outline. */
  style: string;
}

/** Figures consist of paths only. Fill and outline come after the path data. */
const PATHS = /<path d="([^"]+)"([^>]*)\/>/g;

export function shapesOf(markup: string): readonly FigureShape[] {
  return [...markup.matchAll(PATHS)].map(([, data = '', style = '']) => ({
    segments: parsePath(data),
    data,
    style,
  }));
}

export function markupOf(shapes: readonly FigureShape[]): string {
  return shapes
    .map(({ segments, data = writePath(segments), style }) => `<path d="${data}"${style}/>`)
    .join('');
}

/** Shapes with all points moved. */
export function warpShapes(shapes: readonly FigureShape[], warp: Warp): readonly FigureShape[] {
  return shapes.map(({ segments, style }) => ({ segments: warpSegments(segments, warp), style }));
}

/** Scales the outline widths of shapes. Inherited outlines do not change. */
export function scaleOutlines(shapes: readonly FigureShape[], scale: number): readonly FigureShape[] {
  const scaled = (width: string): string => String(Math.round(Number(width) * scale * 100) / 100);
  return shapes.map((shape) => ({
    ...shape,
    style: shape.style.replace(
      /stroke-width="([^"]+)"/,
      (_attribute, width: string) => `stroke-width="${scaled(width)}"`,
    ),
  }));
}

/** Bounds of all shapes with their outlines; undefined without any shapes. */
export function boundsOfShapes(shapes: readonly FigureShape[], outlineWidth: number): Bounds | undefined {
  return unitedBounds(
    shapes.map(({ segments, style }) => {
      const { left, top, right, bottom } = boundsOfSegments(segments);
      const half = outlineOf(style, outlineWidth) / 2;
      return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
    }),
  );
}

function outlineOf(style: string, inherited: number): number {
  if (style.includes('stroke="none"')) return 0;
  const own = /stroke-width="([^"]+)"/.exec(style)?.[1];
  return own === undefined ? inherited : Number(own);
}
