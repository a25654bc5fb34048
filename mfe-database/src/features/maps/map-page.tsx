import { useState } from 'react';
import { Picture } from '@portico/game-ui';
import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DetailColumns, PageHeader, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DetailLine } from '../../shared/detail-line';
import { LostEntry } from '../../shared/lost-entry';
import { MapAbout } from './map-about';
import { MapMonsters } from './map-monsters';
import { MapNpcs } from './map-npcs';
import { MapPortals } from './map-portals';
import { MapReactors } from './map-reactors';
import { MapScene } from './map-scene';
import { mapQuery, type MapDetail } from './maps.queries';
import styles from './map-page.module.css';

export function MapPage() {
  const { id = '' } = useParams();
  const query = useQuery(mapQuery(id));
  return (
    <QueryStates query={query} skeleton={<PageSkeleton />} notFound={<LostEntry kind="map" />}>
      {({ map, importedAt }) => <MapView key={map.id} map={map} isImported={importedAt !== null} />}
    </QueryStates>
  );
}

function MapView({ map, isImported }: { map: MapDetail; isImported: boolean }) {
  const t = useTexts('mfe-database');
  const [litMonster, setLitMonster] = useState<number>();
  const isPeaceful = map.monsters.length === 0;
  return (
    <>
      <PageMeta
        title={map.mapName}
        description={t('map.meta.description', { 'map.mapName': map.mapName })}
        keywords={t('map.meta.keywords', { 'map.mapName': map.mapName })}
      />
      <PageHeader
        eyebrow={map.streetName === '' ? t('map.unknownArea') : <bdi>{map.streetName}</bdi>}
        title={<bdi>{map.mapName}</bdi>}
        lead={
          <DetailLine id={map.id}>{map.town && <Badge tone="good">{t('map.field.town')}</Badge>}</DetailLine>
        }
        picture={<Picture kind="map" id={map.id} size={64} />}
        actions={<BackToDatabase />}
      />
      {!isImported && <CatalogMissing />}
      <div className={styles.scene}>
        <MapScene map={map} litMonster={litMonster} />
      </div>
      <DetailColumns
        main={
          <>
            {isPeaceful && <MapNpcs npcs={map.npcs} />}
            <MapMonsters monsters={map.monsters} onPoint={setLitMonster} />
            {!isPeaceful && <MapNpcs npcs={map.npcs} />}
          </>
        }
        side={
          <>
            <Window title={t('map.about.title')} icon="map">
              <MapAbout map={map} />
            </Window>
            <MapPortals portals={map.portals} />
            <MapReactors reactors={map.reactors} />
          </>
        }
      />
    </>
  );
}
