import type { MapSpot } from './maps.queries';

/** A place in map coordinates, which grow right and down. Without separators, as the game's commands take it. */
export function SpotText({ spot: { x, y } }: { spot: Pick<MapSpot, 'x' | 'y'> }) {
  return (
    <bdi dir="ltr">
      x {x}, y {y}
    </bdi>
  );
}
