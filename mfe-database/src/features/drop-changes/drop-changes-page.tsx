import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSearch } from '@portico/portal-kit';
import { LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { DROP_CHANGES_FEED } from '../../paths';
import { BackToDatabase } from '../../shared/back-to-database';
import { DropChangesFilters } from './drop-changes-filters';
import { DropChangesList } from './drop-changes-list';
import { dropChangesQuery, dropChangesSearch } from './drop-changes.queries';

export function DropChangesPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(dropChangesSearch);
  const query = useQuery(dropChangesQuery(links.view));
  return (
    <div>
      <SectionHead
        scene="library"
        title={t('dropChanges.title')}
        lead={t('dropChanges.lead')}
        actions={
          <>
            <BackToDatabase />
            <LinkButton
              href={DROP_CHANGES_FEED}
              icon="feed"
              type="application/atom+xml"
              title={t('dropChanges.feedHint')}
            >
              {t('dropChanges.feed')}
            </LinkButton>
          </>
        }
      />
      <DropChangesFilters links={links} found={query.isPlaceholderData ? undefined : query.data} />
      <DropChangesList links={links} query={query} />
    </div>
  );
}
