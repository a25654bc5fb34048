import type { components } from '@portico/api-client';
import { useTexts } from '@portico/i18n';
import { Badge, Disclosure, Window } from '@portico/ui';
import { paths } from '../../paths';
import { CustomBadge } from '../pictures/custom-badge';
import { EmptyLine } from '../detail/empty-line';
import { EntryList, type Entry } from '../detail/entry-list';
import { RespawnText } from '../detail/respawn-text';
import { ListCount } from '../lists/list-count';
import { MapThumbnail } from '../pictures/map-thumbnail';
import { Times } from './times';
import styles from './found-on.module.css';

/** Maps of monsters also tell how soon and how much. */
type FoundMap = components['schemas']['FoundOnDto'] &
  Partial<Pick<components['schemas']['MonsterMapDto'], 'respawn' | 'expPerHour'>>;

/** Maps shown at first: some monsters are on a hundred. */
const SHOWN_MAPS = 8;

export function FoundOn({ maps }: { maps: readonly FoundMap[] }) {
  const t = useTexts('mfe-database');
  const hasNumbers = maps.some(({ amount }) => amount > 1);
  const noteOf = ({ streetName, respawn, expPerHour }: FoundMap) =>
    streetName === '' && typeof respawn !== 'number' ? undefined : (
      <>
        <bdi>{streetName}</bdi>
        {typeof respawn === 'number' && (
          <span className={styles.pace}>
            <RespawnText respawn={respawn} />
            {expPerHour ? ` · ${t('found.exp', { exp: expPerHour })}` : null}
          </span>
        )}
      </>
    );
  const entryOf = (map: FoundMap): Entry => ({
    key: map.id,
    href: paths.map(map.id),
    name: map.mapName,
    picture: <MapThumbnail id={map.id} />,
    note: noteOf(map),
    end: (
      <>
        {map.hidden && <Badge>{t('found.hidden')}</Badge>}
        <CustomBadge count={map.customAmount} of={map.amount} />
        {hasNumbers && map.amount > 0 && <Times count={map.amount} />}
      </>
    ),
  });
  const more = maps.slice(SHOWN_MAPS);
  return (
    <Window
      title={t('found.title')}
      icon="map"
      isFlush={maps.length > 0}
      actions={maps.length > 0 && <ListCount>{t('found.count', { count: maps.length })}</ListCount>}
    >
      {maps.length === 0 ? (
        <EmptyLine>{t('found.empty')}</EmptyLine>
      ) : (
        <EntryList entries={maps.slice(0, SHOWN_MAPS).map(entryOf)} />
      )}
      {more.length > 0 && (
        <Disclosure className={styles.more} summary={t('found.more', { count: more.length })}>
          <EntryList entries={more.map(entryOf)} />
        </Disclosure>
      )}
    </Window>
  );
}
