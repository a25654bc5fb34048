import type { PointType } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { PendingViews } from '@portico/portal-kit/dialog';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { Button, Notice, Stack, Window, type NoticeTone } from '@portico/ui';
import { useState } from 'react';
import { GrantForm } from './grant-form';
import { fieldsOf, type PointsFields } from './points-fields';
import {
  addPoints,
  useRefreshPoints,
  type AddPoints,
  type PointsAdded,
  type PointsTerms,
} from './points.queries';
import { useAmountText } from './use-amount-text';
import styles from './grant-window.module.css';

interface GrantWindowProps {
  terms: PointsTerms;
  characterName: string;
  pointType: PointType;
}

/** The form of a grant, then what came of it, or how to finish one whose answer was lost. */
export function GrantWindow({ terms, characterName, pointType }: GrantWindowProps) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const refresh = useRefreshPoints();
  const { state, submit, leave } = usePendingSend(addPoints, { onSettled: () => void refresh() });
  const [fields, setFields] = useState<PointsFields>(() =>
    state.phase === 'ready'
      ? { characterName, pointType, amount: '', reason: '', note: '' }
      : fieldsOf(state.request),
  );
  const beginAnother = () => {
    setFields((before) => ({ ...before, characterName: '', amount: '', reason: '', note: '' }));
    leave();
  };
  return (
    <Window title={t('points.form.title')} icon="plus">
      <PendingViews
        handle={{ state, submit, leave }}
        describe={({ characterName: name, amount, pointType: type }) =>
          t('points.unconfirmed.request', { name, amount: amountText(amount, type) })
        }
        done={(request, answer) => <GrantOutcome request={request} answer={answer} onAgain={beginAnother} />}
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

interface GrantOutcomeProps {
  request: AddPoints;
  answer: PointsAdded;
  onAgain: () => void;
}

/** Whether it is there, comes later, or waits for another admin. */
function GrantOutcome({ request, answer: { outcome }, onAgain }: GrantOutcomeProps) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const words = { name: request.characterName, amount: amountText(request.amount, request.pointType) };
  return (
    <Stack>
      <Notice tone={TONES[outcome]} role="status" title={t(`points.outcome.${outcome}.title`, words)}>
        <p>{t(`points.outcome.${outcome}.text`)}</p>
      </Notice>
      <Button variant="primary" size="large" className={styles.again} onClick={onAgain}>
        {t('points.again')}
      </Button>
    </Stack>
  );
}
