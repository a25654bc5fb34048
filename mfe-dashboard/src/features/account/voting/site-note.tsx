import { numberFormat } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useEarningsText } from '../../../shared/voting/use-earnings-text';
import type { OwnVote, VoteSiteState } from '../../../shared/voting/voting.queries';
import { DAY_AND_TIME } from './clock-time';
import styles from './site-row.module.css';
import { refusalOf, type VotePhase } from './vote-phase';

const HOUR_MINUTES = 60;

interface SiteNoteProps {
  site: VoteSiteState;
  phase: VotePhase;
  isInGame: boolean;
}

/** A line below the steps: what there is to know of the vote, or how often the site takes one. */
export function SiteNote({ site, phase, isInGame }: SiteNoteProps) {
  return (
    <p className={styles.note} data-phase={phase}>
      {site.vote === null ? (
        <HowOften minutes={site.coolDownMinutes} />
      ) : (
        <VoteNote vote={site.vote} phase={phase} isInGame={isInGame} />
      )}
    </p>
  );
}

function HowOften({ minutes }: { minutes: number }) {
  const t = useTexts('mfe-dashboard');
  const { language } = usePortal();
  const [amount, unit] =
    minutes % HOUR_MINUTES === 0 ? [minutes / HOUR_MINUTES, 'hour'] : [minutes, 'minute'];
  const time = numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return t('vote.every', { time });
}

function VoteNote({ vote, phase, isInGame }: { vote: OwnVote; phase: VotePhase; isInGame: boolean }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const earnings = useEarningsText()(vote);
  switch (phase) {
    case 'waiting':
    case 'late':
      return t(`vote.note.${phase}`, { until: format.date(vote.expiresAt, DAY_AND_TIME) });
    case 'confirmed':
      return t(isInGame ? 'vote.note.inGame' : 'vote.note.onItsWay');
    case 'credited':
      return `${earnings} · ${format.relativeTime(vote.creditedAt ?? vote.openedAt)}`;
    case 'refused':
      return t(`vote.refusal.${refusalOf(vote)}`);
    case 'none':
      return null;
  }
}
