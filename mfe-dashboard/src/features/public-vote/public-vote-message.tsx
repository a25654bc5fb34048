import { useTexts } from '@portico/i18n';
import { Button, classNames, LinkButton, Notice, type NoticeTone } from '@portico/ui';
import type { ReactNode } from 'react';
import { isWebAddress } from '../../shared/voting/vote-tab';
import styles from './public-vote-panel.module.css';
import type { PublicVote } from './use-public-vote';

/** What becomes of the vote: announced, in a place that has room for all of it from the press on. */
export function PublicVoteMessage({ state }: { state: PublicVote }) {
  return (
    <div role="status" className={classNames(state.phase !== 'idle' && styles.message)}>
      <Words state={state} />
    </div>
  );
}

function Words({ state }: { state: PublicVote }) {
  const t = useTexts('mfe-dashboard');
  switch (state.phase) {
    case 'idle':
    case 'opening':
      return null;
    case 'pending':
      return (
        <Line
          tone={state.isBlocked ? 'warning' : 'info'}
          action={
            isWebAddress(state.url) && (
              <LinkButton size="small" href={state.url} isExternal>
                {t('vote.message.openSite')}
              </LinkButton>
            )
          }
        >
          {t(state.isBlocked ? 'vote.message.blocked' : 'publicVote.waiting')}
        </Line>
      );
    case 'success':
      return <Line tone="good">{t('publicVote.success')}</Line>;
    case 'warning':
    case 'error':
      return (
        <Line
          tone={state.phase === 'warning' ? 'warning' : 'danger'}
          action={
            state.checkAgain && (
              <Button size="small" icon="retry" onClick={state.checkAgain}>
                {t('publicVote.checkAgain')}
              </Button>
            )
          }
        >
          {state.text}
        </Line>
      );
  }
}

function Line({ tone, action, children }: { tone: NoticeTone; action?: ReactNode; children: ReactNode }) {
  return (
    <Notice tone={tone} actions={action}>
      <p>{children}</p>
    </Notice>
  );
}
