import { useTexts } from '@portico/i18n';
import { ListWindow } from '@portico/portal-kit/list';
import { EmptyState, Window } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { DecideDialog, type Decision } from './decide-dialog';
import { useDecidedColumns } from './decided-columns';
import type { PointsRequest, PointsRequests } from './points.queries';
import { RequestCard } from './request-card';
import { useListFocus } from '../../shared/list-focus/use-list-focus';
import styles from './requests-windows.module.css';

interface RequestsWindowsProps {
  query: UseQueryResult<PointsRequests>;
  requests: readonly PointsRequest[];
  page: number;
  hrefFor: (page: number) => string;
}

/** What waits for a second admin, and what became of those before. */
export function RequestsWindows({ query, requests, page, hrefFor }: RequestsWindowsProps) {
  const t = useTexts('mfe-admin');
  const columns = useDecidedColumns();
  const [decision, setDecision] = useState<Decision>();
  const list = useListFocus(decision !== undefined, requests);
  const waiting = requests.filter(({ state }) => state === 'waiting');
  const decided = requests.filter(({ state }) => state !== 'waiting');
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={t('points.waiting.title')}
        className={styles.waiting}
      >
        <Window title={t('points.waiting.title')} icon="clock" isFlush>
          {waiting.length === 0 ? (
            <p className={styles.none}>{t('points.waiting.none')}</p>
          ) : (
            <ul className={styles.cards} role="list">
              {waiting.map((request) => (
                <RequestCard key={request.id} request={request} onDecide={setDecision} />
              ))}
            </ul>
          )}
        </Window>
      </div>
      <ListWindow
        title={t('points.decided.title')}
        icon="check"
        query={query}
        list={({ pagination }) => ({ rows: decided, ...pagination })}
        page={page}
        hrefFor={hrefFor}
        empty={<EmptyState title={t('points.decided.none')} hint={t('points.decided.noneText')} />}
        columns={columns}
        rowKey={({ id }) => id}
        density="comfortable"
      />
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}
