import { PageHeader, Badge } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { EntryPage } from '../../shared/detail/entry-page';
import { MapParts } from './map-parts';
import { mapQuery, type MapDetail, type FoundMap } from './maps.queries';
import { type DetailHead, DetailPanel, PanelHead } from '../../shared/detail/detail-panel';
import { DetailLine } from '../../shared/detail/detail-line';
import { paths } from '../../paths';

export function MapPage() {
  const { id = '' } = useParams();
  const query = useQuery(mapQuery(id));
  return (
    <EntryPage kind="map" query={query}>
      {({ map, importedAt }) => <MapView key={map.id} map={map} isImported={importedAt !== null} />}
    </EntryPage>
  );
}

function MapView({ map, isImported }: { map: MapDetail; isImported: boolean }) {
  return (
    <>
      <PageHeader {...useMapHead(map)} actions={<BackToDatabase tab="maps" />} />
      {!isImported && <CatalogMissing />}
      <MapParts map={map} />
    </>
  );
}

type MapInList = Pick<MapDetail, 'id' | 'mapName' | 'streetName' | 'town'>;

function useMapHead({ id, mapName, streetName, town }: MapInList): DetailHead {
  const t = useTexts('mfe-database');
  return {
    eyebrow: streetName === '' ? t('map.unknownArea') : <bdi>{streetName}</bdi>,
    title: <bdi>{mapName}</bdi>,
    lead: <DetailLine id={id}>{town && <Badge tone="good">{t('map.field.town')}</Badge>}</DetailLine>,
    picture: <Picture kind="map" id={id} size={64} />,
  };
}

interface MapPanelProps {
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
