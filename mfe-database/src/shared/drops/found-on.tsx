import type { components } from '@portico/api-client';
import { useTexts } from '@portico/i18n';
import { Badge, Disclosure, Window } from '@portico/ui';
import { paths } from '../../paths';
import { CustomBadge } from '../pictures/custom-badge';
import { EmptyLine } from '../detail/empty-line';
import { EntryList, type Entry } from '../detail/entry-list';
import { ListCount } from '../lists/list-count';
import { MapThumbnail } from '../pictures/map-thumbnail';
import { Times } from './times';
import styles from './found-on.module.css';

type FoundMap = components['schemas']['FoundOnDto'];

/** Maps shown at first: some monsters are on a hundred. */
const SHOWN_MAPS = 8;

export function FoundOn({ maps }: { maps: readonly FoundMap[] }) {
  const t = useTexts('mfe-database');
  const hasNumbers = maps.some(({ amount }) => amount > 1);
  const entryOf = ({ id, mapName, streetName, amount, hidden, customAmount }: FoundMap): Entry => ({
    key: id,
    href: paths.map(id),
    name: mapName,
    picture: <MapThumbnail id={id} />,
    note: streetName === '' ? undefined : <bdi>{streetName}</bdi>,
    end: (
      <>
        {hidden && <Badge>{t('found.hidden')}</Badge>}
        <CustomBadge count={customAmount} of={amount} />
        {hasNumbers && amount > 0 && <Times count={amount} />}
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
