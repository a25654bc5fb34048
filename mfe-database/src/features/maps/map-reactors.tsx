import { useTexts } from '@portico/i18n';
import { EntryList } from '../../shared/entry-list';
import { PartWindow } from '../../shared/part-window';
import { KindPicture } from '../../shared/kind-picture';
import { Times } from '../../shared/times';
import { groupLife } from './group-life';
import type { MapSpot } from './maps.queries';

/** Boxes, plants and the like; no window for a map without any. */
export function MapReactors({ reactors }: { reactors: readonly MapSpot[] }) {
  const t = useTexts('mfe-database');
  if (reactors.length === 0) return null;
  return (
    <PartWindow title={t('map.reactors.title')} icon="chest" isFlush>
      <EntryList
        entries={groupLife(reactors).map(({ first, spots }) => ({
          key: first.id,
          name: first.name,
          picture: <KindPicture icon="chest" />,
          end: <Times count={spots.length} />,
        }))}
      />
    </PartWindow>
  );
}
