import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { DetailPanel, PanelHead } from '../../shared/detail/detail-panel';
import { type MapInList, useMapHead } from './map-head';
import { MapParts } from './map-parts';
import { type FoundMap, type MapDetail, mapQuery } from './maps.queries';

export interface MapPanelProps {
  id: number;
  /** The map's row in the list. */
  found: FoundMap | undefined;
  closeHref: string;
}

export function MapPanel({ id, found, closeHref }: MapPanelProps) {
  return (
    <DetailPanel
      kind="map"
      query={useQuery(mapQuery(id))}
      known={found && <MapHead map={found} />}
      closeHref={closeHref}
      pageHref={paths.map(id)}
    >
      {({ map }) => <ChosenMap key={map.id} map={map} />}
    </DetailPanel>
  );
}

function MapHead({ map }: { map: MapInList }) {
  return <PanelHead {...useMapHead(map)} />;
}

function ChosenMap({ map }: { map: MapDetail }) {
  return (
    <>
      <MapHead map={map} />
      <MapParts map={map} isStacked />
    </>
  );
}
