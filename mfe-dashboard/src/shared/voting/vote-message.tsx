import { MINUTE_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorCodeText, kitText, useFormat } from '@portico/portal-kit';
import { Button, LinkButton, Notice, type NoticeTone } from '@portico/ui';
import type { ReactNode } from 'react';
import { useEarningsText, useSiteName, clockFormatFor } from './vote-texts';
import { isWebAddress } from './vote-tab';
import type { OwnVote, VoteStatus } from './voting.queries';
import { type VoteNews, type Voting, nextVoteOf } from './use-voting';
import styles from './vote-panel.module.css';
import { refusalOf, phaseOf } from './vote-phase';

interface VoteMessageProps {
  status: VoteStatus;
  voting: Voting;
  now: number;
  isInGame: boolean;
  onRetry: () => void;
}

interface Message {
  tone: NoticeTone;
  text: ReactNode;
  action?: ReactNode;
}

/** Present from the start, so that screen readers announce changes. */
export function VoteMessage(props: VoteMessageProps) {
  const { status, voting, now } = props;
  const ofNews = useNewsMessage(props);
  const ofStatus = useStatusMessage(props);
  const subject = subjectOf(status, voting.news, now);
  const { tone, text, action } = subject.kind === 'news' ? ofNews(subject.news) : ofStatus(subject);
  return (
    <div role="status" className={styles.message}>
      <Notice tone={tone} actions={action}>
        {text}
      </Notice>
    </div>
  );
}

function useNewsMessage({ isInGame, status, onRetry }: VoteMessageProps): (news: VoteNews) => Message {
  const t = useTexts('mfe-dashboard');
  const earningsOf = useEarningsText();
  const siteNameOf = useNameOfVote(status);
  const settled = (vote: OwnVote): Message => {
    const site = siteNameOf(vote);
    if (vote.state === 'refused') {
      return {
        tone: 'warning',
        text: `${t('vote.message.refused', { site })} ${t(`vote.refusal.${refusalOf(vote)}`)}`,
      };
    }
    const thanks = t('vote.message.thanks', { earnings: earningsOf(vote) });
    if (vote.state === 'credited') return { tone: 'good', text: thanks };
    return { tone: 'good', text: `${thanks} ${t(isInGame ? 'vote.note.inGame' : 'vote.note.onItsWay')}` };
  };
  return (news) => {
    switch (news.kind) {
      case 'settled':
        return settled(news.vote);
      case 'failed':
        return { tone: 'danger', text: news.text };
      case 'blocked':
        return {
          tone: 'warning',
          text: t('vote.message.blocked'),
          action: isWebAddress(news.url) && (
            <LinkButton size="small" href={news.url} isExternal>
              {t('vote.message.openSite')}
            </LinkButton>
          ),
        };
      case 'stale':
        return {
          tone: 'danger',
          text: t('vote.message.stale'),
          action: (
            <Button size="small" icon="retry" onClick={onRetry}>
              {kitText('kit.error.retry')}
            </Button>
          ),
        };
    }
  };
}

type StatusSubject = Exclude<VoteSubject, { kind: 'news' }>;

function useStatusMessage({ status, voting, now }: VoteMessageProps): (subject: StatusSubject) => Message {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const siteNameOf = useNameOfVote(status);
  return (subject) => {
    switch (subject.kind) {
      case 'late':
        return {
          tone: 'warning',
          text: t('vote.message.late', { site: siteNameOf(subject.vote) }),
          action: (
            <Button
              size="small"
              icon="retry"
              isPending={voting.isChecking}
              onClick={() => voting.checkAgain(subject.vote)}
            >
              {t('vote.message.checkAgain')}
            </Button>
          ),
        };
      case 'waiting':
        return { tone: 'info', text: t('vote.message.waiting', { site: siteNameOf(subject.vote) }) };
      case 'noCharacter':
        return { tone: 'danger', text: errorCodeText('voting.character_needed') };
      case 'dayLimit':
        return {
          tone: 'good',
          text: errorCodeText('voting.day_limit', { count: status.todayVotes, max: status.maxVotes }),
        };
      case 'caps':
        return { tone: 'good', text: t('vote.message.caps') };
      case 'coolingDown':
        return {
          tone: 'info',
          text: t('vote.message.coolingDown', {
            time: format.date(subject.until, clockFormatFor(subject.until - now)),
          }),
        };
      case 'oneCap':
        return { tone: 'good', text: t(status.reachedVPCap ? 'vote.capOfVP' : 'vote.capOfNX') };
      case 'idle':
        return { tone: 'info', text: t('vote.message.idle') };
    }
  };
}

function useNameOfVote({ sites }: VoteStatus): (vote: OwnVote) => string {
  const nameOf = useSiteName();
  return ({ site }) => {
    const known = sites.find(({ id }) => id === site);
    return known === undefined ? site : nameOf(known);
  };
}

/** After this time, the message that no vote came is hidden: the user probably left without voting. */
const LATE_SHOWN_MS = 30 * MINUTE_MS;

type VoteSubject =
  | { kind: 'news'; news: VoteNews }
  | { kind: 'late' | 'waiting'; vote: OwnVote }
  /** No site accepts a vote before then. */
  | { kind: 'coolingDown'; until: number }
  | { kind: 'noCharacter' | 'dayLimit' | 'caps' | 'oneCap' | 'idle' };

function subjectOf(status: VoteStatus, news: VoteNews | undefined, now: number): VoteSubject {
  if (news !== undefined && news.kind !== 'settled') return { kind: 'news', news };
  if (!status.hasCharacter) return { kind: 'noCharacter' };
  const late = newestIn('late', status, now);
  if (
    late !== undefined &&
    now < late.openedAt + LATE_SHOWN_MS &&
    late.openedAt > (news?.vote.openedAt ?? 0)
  ) {
    return { kind: 'late', vote: late };
  }
  if (news !== undefined) return { kind: 'news', news };
  const waiting = newestIn('waiting', status, now);
  if (waiting !== undefined) return { kind: 'waiting', vote: waiting };
  if (!status.canVoteToday) return { kind: status.todayVotes >= status.maxVotes ? 'dayLimit' : 'caps' };
  const until = Math.min(...status.sites.map((site) => nextVoteOf(site, status)));
  if (until > now) return { kind: 'coolingDown', until };
  return { kind: status.reachedVPCap || status.reachedNXCap ? 'oneCap' : 'idle' };
}

function newestIn(phase: 'late' | 'waiting', { sites }: VoteStatus, now: number): OwnVote | undefined {
  return sites
    .flatMap(({ vote }) => (vote !== null && phaseOf(vote, now) === phase ? [vote] : []))
    .sort((a, b) => b.openedAt - a.openedAt)[0];
}
