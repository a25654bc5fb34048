import { HOUR_MS } from '@portico/domain';
import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Icon, VisuallyHidden } from '@portico/ui';
import { useEarningsText, useSiteName, DAY_AND_TIME } from './vote-texts';
import type { OwnVote, VoteSiteState, VoteStatus } from './voting.queries';
import { nextVoteOf, type Voting } from './use-voting';
import { SiteAction } from './site-action';
import styles from './site-row.module.css';
import { useVotePolling } from './use-vote-polling';
import { phaseOf, refusalOf, type VotePhase } from './vote-phase';

const JUST_ENDED_MS = HOUR_MS;

interface SiteRowProps {
  site: VoteSiteState;
  status: VoteStatus;
  voting: Voting;
  now: number;
  clock: () => number;
  isInGame: boolean;
  /** True for the first site that takes a vote now: its button is the primary one. */
  isFirst: boolean;
}

export function SiteRow(props: SiteRowProps) {
  const { site, status, voting, now, clock, isInGame } = props;
  const t = useTexts('mfe-dashboard');
  const name = useSiteName()(site);
  const earnings = useEarningsText()(site);
  const phase = phaseOf(site.vote, now);
  const isAsked = phase === 'waiting' || phase === 'late';
  const isReady = status.hasCharacter && !isAsked && nextVoteOf(site, status) <= now;
  const isShown = isRunning(site, phase, now);
  useVotePolling({ vote: site.vote, clock, verify: voting.verify });
  return (
    <li className={styles.row}>
      <div className={styles.site}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.earns}>
          <CurrencyPicture kind="NX" size={18} />
          {earnings}
        </p>
        {isReady && (
          <p className={styles.ready}>
            <Icon name="check" size={14} />
            {t('vote.ready')}
          </p>
        )}
      </div>
      <div className={styles.progress}>
        {isShown && (
          <VoteSteps label={t('vote.steps.label', { site: name })} phase={phase} vote={site.vote} />
        )}
        <p className={styles.note} data-phase={phase}>
          {site.vote === null ? (
            <HowOften minutes={site.coolDownMinutes} />
          ) : (
            <VoteNote vote={site.vote} phase={phase} isInGame={isInGame} isEarlier={!isShown} />
          )}
        </p>
      </div>
      <SiteAction {...props} name={name} phase={phase} />
    </li>
  );
}

/** Whether the steps are shown: for a running or just finished vote. An older one would look like a vote of today. */
function isRunning({ vote, nextVoteAt }: VoteSiteState, phase: VotePhase, now: number): boolean {
  if (vote === null) return false;
  const isOpen = phase === 'waiting' || phase === 'late' || phase === 'confirmed';
  return isOpen || nextVoteAt !== null || now - vote.openedAt < JUST_ENDED_MS;
}

const HOUR_MINUTES = 60;

function HowOften({ minutes }: { minutes: number }) {
  const t = useTexts('mfe-dashboard');
  const { unit } = useFormat();
  const hours = minutes / HOUR_MINUTES;
  const time = Number.isInteger(hours) ? unit(hours, 'hour', 'long') : unit(minutes, 'minute', 'long');
  return t('vote.every', { time });
}

interface VoteNoteProps {
  vote: OwnVote;
  phase: VotePhase;
  isInGame: boolean;
  /** Whether the vote is over and a new one may begin. */
  isEarlier: boolean;
}

function VoteNote({ vote, phase, isInGame, isEarlier }: VoteNoteProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const earnings = useEarningsText()(vote);
  switch (phase) {
    case 'waiting':
    case 'late':
      return t(`vote.note.${phase}`, { until: format.date(vote.expiresAt, DAY_AND_TIME) });
    case 'confirmed':
      return t(isInGame ? 'vote.note.inGame' : 'vote.note.onItsWay');
    case 'credited': {
      const time = format.relativeTime(vote.creditedAt ?? vote.openedAt);
      return isEarlier ? t('vote.note.earlier', { earnings, time }) : `${earnings} · ${time}`;
    }
    case 'refused':
      return t(`vote.refusal.${refusalOf(vote)}`);
    case 'none':
      return null;
  }
}

const STEPS = ['opened', 'waiting', 'confirmed', 'credited'] as const;

/** Number of finished steps by phase. The next step is the current one. */
const DONE: Readonly<Record<VotePhase, number>> = {
  none: 0,
  waiting: 1,
  late: 1,
  confirmed: 3,
  credited: 4,
  refused: 1,
};

type StepState = 'done' | 'current' | 'refused' | 'ahead';

function VoteSteps({ label, phase, vote }: { label: string; phase: VotePhase; vote: OwnVote | null }) {
  const t = useTexts('mfe-dashboard');
  // If the portal refuses a vote that the site had reported, two steps are finished.
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
