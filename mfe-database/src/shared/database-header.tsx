import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageHeader, SegmentedLinks } from '@portico/ui';
import { DATABASE_TABS, paths, type DatabaseTab } from '../paths';
import styles from './database-header.module.css';

/** Heading and tabs of the database. A tab starts without a search: it takes none along. */
export function DatabaseHeader({ tab }: { tab: DatabaseTab }) {
  const t = useTexts('mfe-database');
  const { config } = usePortal();
  return (
    <>
      <PageHeader
        title={t('database.title')}
        lead={t('database.lead')}
        actions={
          config.drops.changelog && (
            <LinkButton href={paths.dropChanges()} icon="trend">
              {t('dropChanges.title')}
            </LinkButton>
          )
        }
      />
      <SegmentedLinks
        className={styles.tabs}
        label={t('tabs.label')}
        items={DATABASE_TABS.map((key) => ({
          key,
          href: paths.databaseTab(key),
          text: t(`tabs.${key}`),
          isCurrent: key === tab,
        }))}
      />
    </>
  );
}
