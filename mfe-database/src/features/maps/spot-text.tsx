import type { MapSpot } from './maps.queries';

/** A place in map coordinates, which run to the right and down; written as the game's commands take them, without separators. */
export function SpotText({ spot: { x, y } }: { spot: Pick<MapSpot, 'x' | 'y'> }) {
  return (
    <bdi dir="ltr">
      x {x}, y {y}
    </bdi>
  );
}
