import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { DetailPanel, PanelHead } from '../../shared/detail-panel';
import { useMapHead } from './map-head';
import { MapParts } from './map-parts';
import { mapQuery, type MapDetail } from './maps.queries';

export interface MapPanelProps {
  id: number;
  closeHref: string;
}

/** The chosen map beside the list. */
export function MapPanel({ id, closeHref }: MapPanelProps) {
  return (
    <DetailPanel kind="map" query={useQuery(mapQuery(id))} closeHref={closeHref} pageHref={paths.map(id)}>
      {({ map }) => <ChosenMap key={map.id} map={map} />}
    </DetailPanel>
  );
}

function ChosenMap({ map }: { map: MapDetail }) {
  return (
    <>
      <PanelHead {...useMapHead(map)} />
      <MapParts map={map} isStacked />
    </>
  );
}
