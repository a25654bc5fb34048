import { useFormat } from '@portico/portal-kit';
import type { MapSpot } from './maps.queries';

/** A place in map coordinates, which run to the right and down. */
export function SpotText({ spot: { x, y } }: { spot: Pick<MapSpot, 'x' | 'y'> }) {
  const format = useFormat();
  return (
    <bdi dir="ltr">
      x {format.number(x)}, y {format.number(y)}
    </bdi>
  );
}
