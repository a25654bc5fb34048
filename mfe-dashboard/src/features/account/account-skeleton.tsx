import { Skeleton, Window } from '@portico/ui';
import { useTexts } from '@portico/i18n';
import cards from './account-cards.module.css';
import page from './account-overview.module.css';
import row from './character-row.module.css';
import styles from './account-skeleton.module.css';
import { VotePanelSkeleton } from './voting/vote-panel';

const CARDS = 5;
/** Most accounts have so many. */
const ROWS = 3;

export function AccountSkeleton() {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={page.page} aria-busy="true">
      <div className={cards.cards}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="box" width="100%" className={styles.card} />
        ))}
      </div>
      <VotePanelSkeleton />
      <Window title={t('characters.title')} icon="users" isFlush>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={row.waiting}>
            <Skeleton shape="box" width="100%" height="100%" />
          </div>
        ))}
      </Window>
    </div>
  );
}
