import { useTexts } from '@portico/i18n';
import { Button, classNames, Icon } from '@portico/ui';
import { type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { clockText, SECOND_MS, DAY_MS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import type { VoteSiteState, VoteStatus } from './voting.queries';
import { nextVoteOf, type Voting } from './use-voting';
import type { VotePhase } from './vote-phase';
import { clockFormatFor } from './vote-texts';
import styles from './site-row.module.css';

interface SiteActionProps {
  site: VoteSiteState;
  name: string;
  status: VoteStatus;
  now: number;
  phase: VotePhase;
  voting: Voting;
  isFirst: boolean;
}

/** The button for the site, or the countdown. The focus moves from the button to the countdown. */
export function SiteAction(props: SiteActionProps) {
  const { site, status, now } = props;
  const countdown = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const nextAt = nextVoteOf(site, status);
  const isCoolingDown = nextAt > now;
  useEffect(() => {
    if (isCoolingDown && hadFocus.current) countdown.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isCoolingDown]);
  if (isCoolingDown) return <Countdown ref={countdown} until={nextAt} now={now} className={styles.action} />;
  return <VoteButton {...props} onGone={(hasFocus) => (hadFocus.current = hasFocus)} />;
}

interface VoteButtonProps extends SiteActionProps {
  /** Called when the button disappears; `hasFocus` is true if the button had the focus. */
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

interface CountdownProps {
  until: number;
  now: number;
  className?: string | undefined;
  ref?: Ref<HTMLParagraphElement>;
}

/** The time left until the next vote, second by second, and the time of day, which does not change. */
function Countdown({ until, now, className, ref }: CountdownProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const left = until - now;
  const at = format.date(until, clockFormatFor(left));
  return (
    <p ref={ref} tabIndex={-1} className={classNames(styles.countdown, className)}>
      <span className={styles.left}>
        <Icon name="clock" size={16} />
        {left < 2 * DAY_MS ? (
          // Rounded up, so that the last second shows 1 and not 0.
          <bdi dir="ltr">{clockText(Math.ceil(left / SECOND_MS))}</bdi>
        ) : (
          format.unit(Math.ceil(left / DAY_MS), 'day', 'long')
        )}
      </span>
      <span className={styles.nextAt}>{t('vote.nextAt', { time: at })}</span>
    </p>
  );
}
