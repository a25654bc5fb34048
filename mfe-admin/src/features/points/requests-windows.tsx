import { ABSENT } from '@portico/domain';
import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Moment, useFormat } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { ListTable, columnsOf } from '@portico/portal-kit/list';
import { Badge, type DataColumn, EmptyState, Window, Button, SoftText, Stack } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountLink } from '../../shared/account/account-badges';
import { useListFocus } from '../../shared/use-list-focus';
import { type PointsRequest, type PointsRequests, useDecide } from './points.queries';
import styles from './requests-windows.module.css';
import { useAmountText } from './use-points-form';

interface RequestsWindowsProps {
  query: UseQueryResult<PointsRequests>;
  page: number;
  hrefFor: (page: number) => string;
}

export function RequestsWindows({ query, page, hrefFor }: RequestsWindowsProps) {
  const t = useTexts('mfe-admin');
  const { requests = [] } = query.data ?? {};
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
            <EmptyState title={t('points.waiting.none')} />
          ) : (
            <ul className={styles.cards} role="list">
              {waiting.map((request) => (
                <RequestCard key={request.id} request={request} onDecide={setDecision} />
              ))}
            </ul>
          )}
        </Window>
      </div>
      <ListTable
        title={t('points.decided.title')}
        icon="check"
        query={query}
        list={({ pagination }) => ({ rows: decided, ...pagination })}
        page={page}
        hrefFor={hrefFor}
        empty={<EmptyState title={t('points.decided.none')} />}
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
  const amountText = useAmountText();
  return columnsOf(t, {
    'points.column.character': {
      onCard: 'title',
      cell: ({ characterName, accountId }) => <AccountLink id={accountId}>{characterName}</AccountLink>,
    },
    'points.column.amount': {
      align: 'end',
      onCard: 'aside',
      cell: ({ amount, pointType }) => amountText(amount, pointType),
    },
    'points.column.state': ({ state }) => (
      <Badge tone={state === 'approved' ? 'good' : 'danger'} icon={state === 'approved' ? 'check' : 'close'}>
        {t(state === 'approved' ? 'points.state.approved' : 'points.state.refused')}
      </Badge>
    ),
    'points.column.askedBy': {
      onCard: 'wide',
      cell: ({ askedBy }) => <bdi>{askedBy ?? t('frame.gone')}</bdi>,
    },
    'points.column.decidedBy': {
      isLabelled: true,
      cell: ({ decidedBy }) => <bdi>{decidedBy ?? t('frame.gone')}</bdi>,
    },
    'points.column.decidedAt': ({ decidedAt }) => (decidedAt === null ? ABSENT : <Moment at={decidedAt} />),
    'points.column.reason': {
      onCard: 'wide',
      isEmpty: ({ reason }) => reason === '',
      cell: ({ reason }) => <bdi dir="auto">{reason}</bdi>,
    },
  });
}

interface RequestCardProps {
  request: PointsRequest;
  onDecide: (decision: Decision) => void;
}

function RequestCard({ request, onDecide }: RequestCardProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const amountText = useAmountText();
  const { pointType, amount, characterName, accountId, reason, note, askedBy, at, isOwn, mayDecide } =
    request;
  const given = amountText(amount, pointType);
  const refusal = t(isOwn ? 'points.decide.withdraw.button' : 'points.decide.refuse.button');
  const labelOf = (act: string) => t('points.decide.of', { act, amount: given, name: characterName });
  const asked = { name: askedBy ?? t('frame.gone'), when: format.relativeTime(at) };
  return (
    <li className={styles.card}>
      <CurrencyPicture kind={pointType === 'nx' ? 'NX' : 'VP'} size={36} />
      <Stack gap={1}>
        <p className={styles.what}>
          <strong>{given}</strong> <AccountLink id={accountId}>{characterName}</AccountLink>
        </p>
        {reason !== '' && (
          <p className={styles.reason}>
            <bdi dir="auto">{reason}</bdi>
          </p>
        )}
        {note !== '' && (
          <SoftText>
            {t('points.form.note')}: <bdi dir="auto">{note}</bdi>
          </SoftText>
        )}
        <SoftText title={format.date(at)}>
          {isOwn ? t('points.waiting.askedByYou', asked) : t('points.waiting.askedBy', asked)}
        </SoftText>
        {isOwn && <p className={styles.own}>{t('points.waiting.own')}</p>}
      </Stack>
      <div className={styles.actions}>
        {mayDecide && (
          <Button
            icon="check"
            aria-label={labelOf(t('points.decide.approve.button'))}
            onClick={() => onDecide({ request, kind: 'approve' })}
          >
            {t('points.decide.approve.button')}
          </Button>
        )}
        {(mayDecide || isOwn) && (
          <Button
            aria-label={labelOf(refusal)}
            onClick={() => onDecide({ request, kind: isOwn ? 'withdraw' : 'refuse' })}
          >
            {refusal}
          </Button>
        )}
      </div>
    </li>
  );
}

interface Decision {
  request: PointsRequest;
  /** `withdraw` rejects one's own request. */
  kind: 'approve' | 'refuse' | 'withdraw';
}

function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const { request, kind } = decision;
  const isApproval = kind === 'approve';
  const sending = useDecide(request.id, isApproval ? 'approve' : 'refuse');
  const words = { name: request.characterName, amount: amountText(request.amount, request.pointType) };
  return (
    <FormDialog
      title={t(`points.decide.${kind}.title`)}
      sending={sending}
      onSubmit={() => sending.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      submitText={t(`points.decide.${kind}.button`)}
      variant={isApproval ? 'primary' : 'danger'}
    >
      <p>{t(`points.decide.${kind}.text`, words)}</p>
      {request.reason !== '' && (
        <blockquote className={styles.quote}>
          <bdi dir="auto">{request.reason}</bdi>
        </blockquote>
      )}
    </FormDialog>
  );
}
