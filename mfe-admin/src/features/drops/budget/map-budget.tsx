import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LostState, Skeleton } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editorStateQuery } from '../../../shared/drops/drops.queries';
import { BudgetFields, DEFAULT_PACE } from './budget-fields';
import { BudgetTables } from './budget-tables';
import { mapMonstersQuery } from './map-monsters.queries';
import styles from './budget.module.css';

/** The map of the address, the pace of the player, and what comes of both. */
export function MapBudget({ mapId }: { mapId: number }) {
  const t = useTexts('mfe-admin');
  const [pace, setPace] = useState(DEFAULT_PACE);
  const map = useQuery({ ...mapMonstersQuery(mapId), placeholderData: keepPreviousData });
  const rates = useQuery(editorStateQuery());
  const skeleton = <Skeleton shape="box" height="20rem" />;
  return (
    <div className={styles.root}>
      <BudgetFields pace={pace} onPace={setPace} />
      <QueryStates
        query={map}
        errorTitle={t('drops.budget.error')}
        skeleton={skeleton}
        notFound={<LostState title={t('drops.budget.missing')} hint={t('drops.budget.emptyHint')} />}
        isEmpty={({ monsters }) => monsters.length === 0}
        empty={<EmptyState title={t('drops.budget.empty')} hint={t('drops.budget.emptyHint')} />}
      >
        {(on) => (
          <QueryStates query={rates} errorTitle={t('drops.state.error')} skeleton={skeleton}>
            {(state) => <BudgetTables on={on} rates={state} pace={pace} />}
          </QueryStates>
        )}
      </QueryStates>
    </div>
  );
}
