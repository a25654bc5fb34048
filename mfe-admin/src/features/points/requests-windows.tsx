import { ListPages } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState, Window } from '@portico/ui';
import { useState } from 'react';
import { DecideDialog, type Decision } from './decide-dialog';
import { useDecidedColumns } from './decided-columns';
import type { PointsRequests } from './points.queries';
import { RequestCard } from './request-card';
import { useListFocus } from '../../shared/list-focus/use-list-focus';
import styles from './requests-windows.module.css';

interface RequestsWindowsProps {
  data: PointsRequests;
  page: number;
  hrefFor: (page: number) => string;
}

/** What waits for a second admin, and what became of those before. */
export function RequestsWindows({ data: { requests, pagination }, page, hrefFor }: RequestsWindowsProps) {
  const t = useTexts('mfe-admin');
  const columns = useDecidedColumns();
  const [decision, setDecision] = useState<Decision>();
  const list = useListFocus(decision !== undefined, requests);
  const waiting = requests.filter(({ state }) => state === 'waiting');
  const decided = requests.filter(({ state }) => state !== 'waiting');
  const isPaged = pagination.pages > 1 && page <= pagination.pages;
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
      <Window
        title={t('points.decided.title')}
        icon="check"
        isFlush
        footer={
          isPaged && (
            <ListPages
              page={page}
              pages={pagination.pages}
              hrefFor={hrefFor}
              textOf={(text, numbers) => t(`points.pages.${text}`, numbers)}
            />
          )
        }
      >
        {decided.length === 0 ? (
          <EmptyState title={t('points.decided.none')} hint={t('points.decided.noneText')} />
        ) : (
          <DataTable
            caption={t('points.decided.title')}
            columns={columns}
            rows={decided}
            rowKey={({ id }) => id}
            density="comfortable"
          />
        )}
      </Window>
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}
