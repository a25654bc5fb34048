import { useTexts } from '@portico/i18n';
import { Icon, VisuallyHidden } from '@portico/ui';
import type { OwnVote } from '../../../shared/voting/voting.queries';
import type { VotePhase } from './vote-phase';
import styles from './vote-steps.module.css';

const STEPS = ['opened', 'waiting', 'confirmed', 'credited'] as const;

/** How many steps are behind a vote; the next one is where it is. */
const DONE: Readonly<Record<VotePhase, number>> = {
  none: 0,
  waiting: 1,
  late: 1,
  confirmed: 3,
  credited: 4,
  refused: 1,
};

type StepState = 'done' | 'current' | 'refused' | 'ahead';

export interface VoteStepsProps {
  label: string;
  phase: VotePhase;
  vote: OwnVote | null;
}

export function VoteSteps({ label, phase, vote }: VoteStepsProps) {
  const t = useTexts('mfe-dashboard');
  // A refusal after the site's report comes after two steps.
  const done = phase === 'refused' && vote?.confirmedAt ? 2 : DONE[phase];
  const stateOf = (index: number): StepState => {
    if (index < done) return 'done';
    if (index > done || phase === 'none') return 'ahead';
    return phase === 'refused' ? 'refused' : 'current';
  };
  return (
    <ol role="list" aria-label={label} className={styles.steps}>
      {STEPS.map((step, index) => {
        const state = stateOf(index);
        return (
          <li
            key={step}
            className={styles[state]}
            aria-current={state === 'current' || state === 'refused' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {state === 'done' && <Icon name="check" size={12} />}
              {state === 'refused' && <Icon name="close" size={12} />}
            </span>
            <span className={styles.word}>{t(`vote.steps.${state === 'refused' ? 'refused' : step}`)}</span>
            {state === 'done' && <VisuallyHidden> {t('vote.steps.done')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
