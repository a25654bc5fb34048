import { UnavailableNotice, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageHeader } from '@portico/ui';
import { CopyLinkButton } from '../../shared/copy-link-button';
import { GroupsWindow } from './groups-window';
import { PlayersWindow } from './players-window';
import { RankingsFilter } from './rankings-filter';
import { isGroupView, rankingsSearch } from './rankings-state';
import { csvAddress } from './rankings.queries';
import styles from './rankings-page.module.css';

export function RankingsPage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith, set } = useSearch(rankingsSearch);
  const Ranking = isGroupView(view) ? GroupsWindow : PlayersWindow;
  return (
    <>
      <PageHeader
        className={styles.header}
        title={t('rankings.title')}
        lead={<p className={styles.lead}>{t('rankings.lead')}</p>}
        actions={
          <span className={styles.tools}>
            <CopyLinkButton />
            <LinkButton
              href={csvAddress(view)}
              icon="download"
              download
              title={t('rankings.csvHint')}
              aria-label={t('rankings.csv')}
            >
              CSV
            </LinkButton>
          </span>
        }
      />
      <RankingsFilter view={view} hrefWith={hrefWith} onChange={set} />
      <UnavailableNotice of={['guilds', 'monsterBook']} className={styles.lacking} />
      <Ranking view={view} hrefWith={hrefWith} />
    </>
  );
}
