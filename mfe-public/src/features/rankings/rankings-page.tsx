import { PageMeta, UnavailableNotice } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader } from '@portico/ui';
import { GroupsWindow } from './groups-window';
import { PlayersWindow } from './players-window';
import { RankingsFilter } from './rankings-filter';
import { isGroupView, useRankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

export function RankingsPage() {
  const t = useTexts('mfe-public');
  const { view, hrefWith, set } = useRankingsView();
  const Ranking = isGroupView(view) ? GroupsWindow : PlayersWindow;
  return (
    <>
      <PageMeta
        title={t('rankings.meta.title')}
        description={t('rankings.meta.description')}
        keywords={t('rankings.meta.keywords')}
      />
      <PageHeader
        className={styles.header}
        title={t('rankings.title')}
        lead={<p className={styles.lead}>{t('rankings.lead')}</p>}
      />
      <RankingsFilter view={view} hrefWith={hrefWith} onChange={set} />
      <UnavailableNotice of={['guilds', 'monsterBook']} className={styles.lacking} />
      <Ranking view={view} hrefWith={hrefWith} />
    </>
  );
}
