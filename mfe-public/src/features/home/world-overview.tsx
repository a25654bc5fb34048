import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageSection, Skeleton, StatRow, StatTile, type IconName } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { worldQuery, type World } from './home.queries';
import styles from './home-page.module.css';

const TILES = [
  { key: 'characters', field: 'characters', icon: 'users' },
  { key: 'items', field: 'items', icon: 'chest' },
  { key: 'monsters', field: 'monsters', icon: 'skull' },
  { key: 'stores', field: 'openStores', icon: 'store' },
] as const satisfies readonly { key: string; field: keyof World; icon: IconName }[];

/** The world in numbers, with when they were counted. */
export function WorldOverview() {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const query = useQuery(worldQuery());
  return (
    <PageSection
      id="home-world"
      title={t('home.world.title')}
      actions={
        query.data && (
          <time className={styles.aside} dateTime={new Date(query.data.asOf).toISOString()}>
            {t('home.world.asOf', { time: format.relativeTime(query.data.asOf) })}
          </time>
        )
      }
    >
      <QueryStates query={query} skeleton={<Skeleton shape="box" width="100%" height="6rem" />}>
        {(world) => (
          <StatRow>
            {TILES.map(({ key, field, icon }) => (
              <StatTile
                key={key}
                icon={icon}
                label={t(`home.world.${key}`)}
                value={world[field] === null ? '–' : format.number(world[field])}
              />
            ))}
          </StatRow>
        )}
      </QueryStates>
    </PageSection>
  );
}
