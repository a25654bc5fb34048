import { PageHeader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/catalog-missing';
import { EntryPage } from '../../shared/detail/entry-page';
import { useMapHead } from './map-head';
import { MapParts } from './map-parts';
import { mapQuery, type MapDetail } from './maps.queries';

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
