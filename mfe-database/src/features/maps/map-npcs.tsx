import { Fragment } from 'react';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { paths } from '../../paths';
import { CustomBadge } from '../../shared/custom-badge';
import { EmptyLine } from '../../shared/empty-line';
import { EntryList } from '../../shared/entry-list';
import { PartWindow } from '../../shared/part-window';
import { groupLife } from './group-life';
import type { MapSpot } from './maps.queries';
import { SpotText } from './spot-text';

export function MapNpcs({ npcs }: { npcs: readonly MapSpot[] }) {
  const t = useTexts('mfe-database');
  return (
    <PartWindow title={t('map.npcs.title')} icon="user" isFlush={npcs.length > 0}>
      {npcs.length === 0 ? (
        <EmptyLine>{t('map.npcs.empty')}</EmptyLine>
      ) : (
        <EntryList
          entries={groupLife(npcs).map(({ first, spots, customCount }) => ({
            key: first.id,
            href: paths.npc(first.id),
            name: first.name,
            picture: <Picture kind="npc" id={first.id} />,
            note: <NpcPlaces id={first.id} spots={spots} />,
            end: (
              <>
                {first.hidden && <Badge>{t('found.hidden')}</Badge>}
                <CustomBadge count={customCount} of={spots.length} />
              </>
            ),
          }))}
        />
      )}
    </PartWindow>
  );
}

/** Its number, and every place where it stands. */
function NpcPlaces({ id, spots }: { id: number; spots: readonly MapSpot[] }) {
  const t = useTexts('mfe-database');
  return (
    <>
      {t('item.id', { id })}
      {spots.map((spot, index) => (
        <Fragment key={index}>
          {' · '}
          <SpotText spot={spot} />
        </Fragment>
      ))}
    </>
  );
}
