import { SectionHead } from '@portico/game-ui';
import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, SegmentedLinks } from '@portico/ui';
import { DATABASE_TABS, paths, type DatabaseTab } from '../../paths';
import styles from './database-header.module.css';

export interface DatabaseHeaderProps {
  /** `list`: the items in columns, under the items tab. */
  tab: DatabaseTab | 'list';
}

/** Heading and tabs of the database. Tabs do not keep the search. */
export function DatabaseHeader({ tab }: DatabaseHeaderProps) {
  const t = useTexts('mfe-database');
  const { config } = usePortal();
  return (
    <>
      <SectionHead
        scene="library"
        title={t(`${tab}.meta.title`)}
        lead={t('database.lead')}
        actions={
          <>
            <LinkButton href={paths.training} icon="map">
              {t('training.meta.title')}
            </LinkButton>
            {tab === 'maps' ? (
              <LinkButton href={paths.worldMap()} icon="globe">
                {t('world.meta.title')}
              </LinkButton>
            ) : (
              config.drops.changelog && (
                <LinkButton href={paths.dropChanges()} icon="trend">
                  {t('dropChanges.meta.title')}
                </LinkButton>
              )
            )}
          </>
        }
      />
      <SegmentedLinks
        className={styles.tabs}
        label={t('tabs.label')}
        items={DATABASE_TABS.map((key) => ({
          key,
          href: paths.databaseTab(key),
          text: t(`tabs.${key}`),
          isCurrent: key === (tab === 'list' ? 'items' : tab),
        }))}
      />
    </>
  );
}
