import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';
import { Countdown } from './countdown';
import { nextVoteOf } from './next-vote';
import styles from './site-row.module.css';
import type { Voting } from './use-voting';
import type { VotePhase } from './vote-phase';

interface SiteActionProps {
  site: VoteSiteState;
  name: string;
  status: VoteStatus;
  now: number;
  phase: VotePhase;
  voting: Voting;
  isFirst: boolean;
}

/** The way to the site, or how long until it is open again. Whoever has the focus on the one has it on the other after it. */
export function SiteAction(props: SiteActionProps) {
  const { site, status, now } = props;
  const countdown = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const nextAt = nextVoteOf(site, status);
  const isResting = nextAt > now;
  useEffect(() => {
    if (isResting && hadFocus.current) countdown.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isResting]);
  if (isResting) return <Countdown ref={countdown} until={nextAt} now={now} className={styles.action} />;
  return <VoteButton {...props} onGone={(hasFocus) => (hadFocus.current = hasFocus)} />;
}

interface VoteButtonProps extends SiteActionProps {
  /** Called as the button goes, with whether it has the focus: also while its reader is in another tab. */
  onGone: (hasFocus: boolean) => void;
}

function VoteButton({ site, name, status, phase, voting, isFirst, onGone }: VoteButtonProps) {
  const t = useTexts('mfe-dashboard');
  const button = useRef<HTMLButtonElement>(null);
  const tellGone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const { current } = button;
    return () => tellGone(current !== null && current === document.activeElement);
  }, []);
  const isOpen = phase === 'waiting' || phase === 'late';
  const text = t(isOpen ? 'vote.openAgain' : 'vote.button');
  return (
    <Button
      ref={button}
      aria-label={`${text}: ${name}`}
      className={styles.action}
      variant={isFirst && !isOpen && status.hasCharacter ? 'primary' : 'secondary'}
      iconEnd="external"
      isPending={voting.opening === site.id}
      aria-disabled={!status.hasCharacter || (voting.opening !== undefined && voting.opening !== site.id)}
      onClick={() => status.hasCharacter && voting.open(site)}
    >
      {text}
    </Button>
  );
}
