import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { LostEntry } from '../../shared/lost-entry';
import { useMapHead } from './map-head';
import { MapParts } from './map-parts';
import { mapQuery, type MapDetail } from './maps.queries';

export function MapPage() {
  const { id = '' } = useParams();
  const query = useQuery(mapQuery(id));
  return (
    <QueryStates
      query={query}
      skeleton={<PageSkeleton />}
      notFound={<LostEntry kind="map" />}
      back={<BackToDatabase tab="maps" />}
    >
      {({ map, importedAt }) => <MapView key={map.id} map={map} isImported={importedAt !== null} />}
    </QueryStates>
  );
}

function MapView({ map, isImported }: { map: MapDetail; isImported: boolean }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <PageMeta
        title={map.mapName}
        description={t('map.meta.description', { 'map.mapName': map.mapName })}
        keywords={t('map.meta.keywords', { 'map.mapName': map.mapName })}
      />
      <PageHeader {...useMapHead(map)} actions={<BackToDatabase tab="maps" />} />
      {!isImported && <CatalogMissing />}
      <MapParts map={map} />
    </>
  );
}
