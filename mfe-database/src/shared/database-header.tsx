import { SectionHead } from '@portico/game-ui';
import { PageMeta, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, SegmentedLinks } from '@portico/ui';
import { DATABASE_TABS, paths, type DatabaseTab } from '../paths';
import styles from './database-header.module.css';

export interface DatabaseHeaderProps {
  /** `list`: the items in columns, on the tab of the items. */
  tab: DatabaseTab | 'list';
  /** What the list is narrowed to, in words. */
  category?: string | undefined;
}

/** Heading and tabs of the database. A tab starts without a search: it takes none along. */
export function DatabaseHeader({ tab, category }: DatabaseHeaderProps) {
  const t = useTexts('mfe-database');
  const { config } = usePortal();
  const ofTab = t(`${tab}.meta.title`);
  const title = category === undefined ? ofTab : t('database.ofCategory', { title: ofTab, category });
  return (
    <>
      {category !== undefined && (
        <PageMeta
          title={title}
          description={t(`${tab}.meta.description`)}
          keywords={t('database.meta.keywords')}
        />
      )}
      <SectionHead
        scene="library"
        title={title}
        lead={t('database.lead')}
        actions={
          <>
            <LinkButton href={paths.training} icon="map">
              {t('training.link')}
            </LinkButton>
            {config.drops.changelog && (
              <LinkButton href={paths.dropChanges()} icon="trend">
                {t('dropChanges.title')}
              </LinkButton>
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
