import { useTexts } from '@portico/i18n';
import { useSearch } from '@portico/portal-kit';
import { LinkButton, PageHeader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { DROP_CHANGES_FEED } from '../../paths';
import { BackToDatabase } from '../../shared/back-to-database';
import { DropChangesFilters } from './drop-changes-filters';
import { DropChangesList } from './drop-changes-list';
import { dropChangesQuery, dropChangesSearch } from './drop-changes.queries';
import styles from './drop-changes-page.module.css';

export function DropChangesPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(dropChangesSearch);
  const query = useQuery(dropChangesQuery(links.view));
  return (
    <div>
      <div className={styles.back}>
        <BackToDatabase />
      </div>
      <PageHeader
        title={t('dropChanges.title')}
        lead={t('dropChanges.lead')}
        actions={
          <LinkButton
            href={DROP_CHANGES_FEED}
            icon="feed"
            type="application/atom+xml"
            title={t('dropChanges.feedHint')}
          >
            {t('dropChanges.feed')}
          </LinkButton>
        }
      />
      <DropChangesFilters links={links} found={query.isPlaceholderData ? undefined : query.data} />
      <DropChangesList links={links} query={query} />
    </div>
  );
}
