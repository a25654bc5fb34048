import { useTexts } from '@portico/i18n';
import { paths } from '../../paths';
import { EntryList } from '../../shared/entry-list';
import { PartWindow } from '../../shared/part-window';
import { MapThumbnail } from '../../shared/map-thumbnail';
import type { MapDetail } from './maps.queries';

/** The maps that one can walk to from here, each once; no window where there is no way out. */
export function MapPortals({ portals }: { portals: MapDetail['portals'] }) {
  const t = useTexts('mfe-database');
  const targets = [...new Map(portals.map(({ targetMapId, targetName }) => [targetMapId, targetName]))];
  if (targets.length === 0) return null;
  return (
    <PartWindow title={t('map.portals.title')} icon="external" isFlush>
      <EntryList
        entries={targets.map(([id, name]) => ({
          key: id,
          href: paths.map(id),
          name,
          picture: <MapThumbnail id={id} />,
        }))}
      />
    </PartWindow>
  );
}
