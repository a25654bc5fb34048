import { useTexts } from '@portico/i18n';
import { ListWindow } from '@portico/portal-kit/list';
import { Badge, type DataColumn, EmptyState, Window } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@portico/portal-kit';
import { AccountLink } from '../../shared/account/account-link';
import { useListFocus } from '../../shared/list-focus/use-list-focus';
import type { PointsRequest, PointsRequests } from './points.queries';
import { DecideDialog, type Decision, RequestCard } from './request-card';
import { useAmountText } from './use-points-form';
import styles from './requests-windows.module.css';

interface RequestsWindowsProps {
  query: UseQueryResult<PointsRequests>;
  requests: readonly PointsRequest[];
  page: number;
  hrefFor: (page: number) => string;
}

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

function useDecidedColumns(): DataColumn<PointsRequest>[] {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const amountText = useAmountText();
  return [
    {
      key: 'character',
      header: t('points.column.character'),
      onCard: 'title',
      cell: ({ characterName, accountId }) => <AccountLink id={accountId}>{characterName}</AccountLink>,
    },
    {
      key: 'amount',
      header: t('points.column.amount'),
      align: 'end',
      onCard: 'aside',
      cell: ({ amount, pointType }) => amountText(amount, pointType),
    },
    {
      key: 'state',
      header: t('points.column.state'),
      cell: ({ state }) => (
        <Badge
          tone={state === 'approved' ? 'good' : 'danger'}
          icon={state === 'approved' ? 'check' : 'close'}
        >
          {t(state === 'approved' ? 'points.state.approved' : 'points.state.refused')}
        </Badge>
      ),
    },
    {
      key: 'askedBy',
      header: t('points.column.askedBy'),
      onCard: 'wide',
      cell: ({ askedBy }) => <bdi>{askedBy ?? t('frame.gone')}</bdi>,
    },
    {
      key: 'decidedBy',
      header: t('points.column.decidedBy'),
      isLabelled: true,
      cell: ({ decidedBy }) => <bdi>{decidedBy ?? t('frame.gone')}</bdi>,
    },
    {
      key: 'decidedAt',
      header: t('points.column.decidedAt'),
      cell: ({ decidedAt }) =>
        decidedAt === null ? (
          '–'
        ) : (
          <time title={format.date(decidedAt)}>{format.relativeTime(decidedAt)}</time>
        ),
    },
    {
      key: 'reason',
      header: t('points.column.reason'),
      onCard: 'wide',
      isEmpty: ({ reason }) => reason === '',
      cell: ({ reason }) => <bdi dir="auto">{reason}</bdi>,
    },
  ];
}
