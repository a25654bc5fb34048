import { QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice, type NoticeTone, PageSkeleton, Stack, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { PointType } from '@portico/domain';
import { PendingViews } from '@portico/portal-kit/dialog';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { useState } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { GrantForm } from './grant-form';
import {
  addPoints,
  type AddPoints,
  type PointsAdded,
  pointsSearch,
  type PointsTerms,
  requestsQuery,
  useRefreshPoints,
} from './points.queries';
import { RequestsWindows } from './requests-windows';
import { fieldsOf, type PointsFields, useAmountText } from './use-points-form';
import styles from './points-page.module.css';
import grantWindowStyles from './grant-form.module.css';

export function PointsPage() {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = useSearch(pointsSearch);
  const query = useQuery(requestsQuery(view.page));
  return (
    <>
      <AdminHeader title={t('points.title')} lead={t('points.lead')} />
      <QueryStates
        query={query}
        errorTitle={t('points.error')}
        skeleton={<PageSkeleton height="34rem" isBelowHeader />}
      >
        {(data) => (
          <div className={styles.columns}>
            <GrantWindow terms={data.terms} characterName={view.character} pointType={view.type} />
            <RequestsWindows query={query} page={view.page} hrefFor={(page) => hrefWith({ page })} />
          </div>
        )}
      </QueryStates>
    </>
  );
}

interface GrantWindowProps {
  terms: PointsTerms;
  characterName: string;
  pointType: PointType;
}

function GrantWindow({ terms, characterName, pointType }: GrantWindowProps) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const refresh = useRefreshPoints();
  const { state, submit, leave } = usePendingSend(addPoints, { onSettled: () => void refresh() });
  const [fields, setFields] = useState<PointsFields>(() =>
    state.phase === 'ready'
      ? { characterName, pointType, amount: '', reason: '', note: '' }
      : fieldsOf(state.request),
  );
  const wordsOf = (request: AddPoints) => ({
    name: request.characterName,
    amount: amountText(request.amount, request.pointType),
  });
  const beginAnother = () => {
    setFields((before) => ({ ...before, characterName: '', amount: '', reason: '', note: '' }));
    leave();
  };
  return (
    <Window title={t('points.form.title')} icon="plus">
      <PendingViews
        handle={{ state, submit, leave }}
        describe={(request) => t('points.unconfirmed.request', wordsOf(request))}
        done={(request, { outcome }) => (
          <Stack>
            <Notice
              tone={TONES[outcome]}
              role="status"
              title={t(`points.outcome.${outcome}.title`, wordsOf(request))}
            >
              {t(`points.outcome.${outcome}.text`)}
            </Notice>
            <Button variant="primary" size="large" className={grantWindowStyles.again} onClick={beginAnother}>
              {t('points.again')}
            </Button>
          </Stack>
        )}
      >
        <GrantForm
          terms={terms}
          fields={fields}
          onChange={setFields}
          isPending={state.phase === 'sending'}
          refusal={state.phase === 'refused' ? state : undefined}
          onSubmit={submit}
        />
      </PendingViews>
    </Window>
  );
}

const TONES = {
  delivered: 'good',
  waiting: 'info',
  needsConfirmation: 'warning',
} as const satisfies Record<PointsAdded['outcome'], NoticeTone>;
