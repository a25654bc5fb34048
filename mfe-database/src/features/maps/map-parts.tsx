import { useState } from 'react';
import { useTexts } from '@portico/i18n';
import { PartWindow } from '../../shared/part-window';
import { Parts } from '../../shared/parts';
import { MapAbout } from './map-about';
import { MapMonsters } from './map-monsters';
import { MapNpcs } from './map-npcs';
import { MapPortals } from './map-portals';
import { MapReactors } from './map-reactors';
import { MapScene } from './map-scene';
import type { MapDetail } from './maps.queries';
import styles from './map-page.module.css';

export interface MapPartsProps {
  map: MapDetail;
  isStacked?: boolean;
}

export function MapParts({ map, isStacked = false }: MapPartsProps) {
  const t = useTexts('mfe-database');
  const [litMonster, setLitMonster] = useState<number>();
  const isPeaceful = map.monsters.length === 0;
  return (
    <>
      <div className={isStacked ? undefined : styles.scene}>
        <MapScene map={map} litMonster={litMonster} />
      </div>
      <Parts
        isStacked={isStacked}
        main={
          <>
            {isPeaceful && <MapNpcs npcs={map.npcs} />}
            <MapMonsters monsters={map.monsters} onPoint={setLitMonster} />
            {!isPeaceful && <MapNpcs npcs={map.npcs} />}
          </>
        }
        side={
          <>
            <PartWindow title={t('map.about.title')} icon="map">
              <MapAbout map={map} />
            </PartWindow>
            <MapPortals portals={map.portals} />
            <MapReactors reactors={map.reactors} />
          </>
        }
      />
    </>
  );
}
