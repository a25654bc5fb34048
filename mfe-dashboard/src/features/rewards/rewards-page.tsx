import { SectionHead } from '@portico/game-ui';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { RemindersWindow } from './reminders-window';
import { rewardsQuery } from './rewards.queries';
import { RewardsSkeleton } from './rewards-skeleton';
import { RewardsView } from './rewards-view';
import styles from './rewards-page.module.css';

export function RewardsPage() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(rewardsQuery());
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('rewards.title')} lead={t('rewards.lead')} />
      <div className={styles.page}>
        <QueryStates query={query} errorTitle={t('rewards.error')} skeleton={<RewardsSkeleton />}>
          {(rewards) => <RewardsView rewards={rewards} updatedAt={query.dataUpdatedAt} />}
        </QueryStates>
        <RemindersWindow />
      </div>
    </>
  );
}
