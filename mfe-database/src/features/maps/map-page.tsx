import { QueryStates } from '@portico/portal-kit';
import { PageHeader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/catalog-missing';
import { LostEntry } from '../../shared/detail/lost-entry';
import { useMapHead } from './map-head';
import { MapParts } from './map-parts';
import { mapQuery, type MapDetail } from './maps.queries';

export function MapPage() {
  const { id = '' } = useParams();
  const query = useQuery(mapQuery(id));
  return (
    <QueryStates query={query} notFound={<LostEntry kind="map" />} back={<BackToDatabase tab="maps" />}>
      {({ map, importedAt }) => <MapView key={map.id} map={map} isImported={importedAt !== null} />}
    </QueryStates>
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
