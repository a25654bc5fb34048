import type { PointType } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { Window } from '@portico/ui';
import { useEffect, useRef, useState } from 'react';
import { GrantForm } from './grant-form';
import { GrantOutcome } from './grant-outcome';
import { fieldsOf, type PointsFields } from './points-fields';
import { addPoints, useRefreshPoints, type PointsTerms } from './points.queries';
import { UnconfirmedGrant } from './unconfirmed-grant';
import styles from './grant-window.module.css';

interface GrantWindowProps {
  terms: PointsTerms;
  characterName: string;
  pointType: PointType;
}

/** The form of a grant, then what came of it, or how to finish one whose answer was lost. */
export function GrantWindow({ terms, characterName, pointType }: GrantWindowProps) {
  const t = useTexts('mfe-admin');
  const refresh = useRefreshPoints();
  const { state, submit, leave } = usePendingSend(addPoints, { onSettled: () => void refresh() });
  const [fields, setFields] = useState<PointsFields>(() =>
    state.phase === 'ready'
      ? { characterName, pointType, amount: '', reason: '', note: '' }
      : fieldsOf(state.request),
  );
  const isRepeat = state.phase === 'sending' && state.isRepeat;
  const view = state.phase === 'unconfirmed' || isRepeat ? 'unconfirmed' : state.phase;
  const root = useMovedFocus(view === 'done' || view === 'unconfirmed');
  const beginAnother = () => {
    setFields((before) => ({ ...before, characterName: '', amount: '', reason: '', note: '' }));
    leave();
  };
  return (
    <Window title={t('points.form.title')} icon="plus">
      <div ref={root} tabIndex={-1} className={styles.root}>
        {state.phase === 'done' && (
          <GrantOutcome request={state.request} answer={state.answer} onAgain={beginAnother} />
        )}
        {view === 'unconfirmed' && state.phase !== 'ready' && (
          <UnconfirmedGrant
            request={state.request}
            error={state.phase === 'unconfirmed' ? state.error : undefined}
            isSending={isRepeat}
            onFinish={() => submit(state.request)}
            onLeave={leave}
          />
        )}
        {view !== 'done' && view !== 'unconfirmed' && (
          <GrantForm
            terms={terms}
            fields={fields}
            onChange={setFields}
            isPending={state.phase === 'sending'}
            refusal={state.phase === 'refused' ? state : undefined}
            onSubmit={submit}
          />
        )}
      </div>
    </Window>
  );
}

/** Where the form gives way to what came of it, the focus goes along. */
function useMovedFocus(isAnswer: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isAnswer && !isFirst.current) root.current?.focus();
    isFirst.current = false;
  }, [isAnswer]);
  return root;
}
