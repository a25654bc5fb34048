import type { CSSProperties } from 'react';
import type { MapDetail } from './maps.queries';

export type MapFrame = NonNullable<MapDetail['drawing']>;

/** Position of a map point on its drawing. Points outside stay at the edge. Map coordinates grow to the right and down. */
export function scenePlace(frame: MapFrame, x: number, y: number): CSSProperties {
  return {
    insetInlineStart: `${share(x - frame.left, frame.width)}%`,
    insetBlockStart: `${share(y - frame.top, frame.height)}%`,
  };
}

function share(way: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, way / whole)) * 10_000) / 100;
}
