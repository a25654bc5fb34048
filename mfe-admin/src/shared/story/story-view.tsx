import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { EmptyState, LinkButton, Notice, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StoryFilter } from './story-filter';
import { StoryTimeline } from './story-timeline';
import { storyQuery, type StoryAnswer } from './story.queries';
import type { Story } from './use-story';
import styles from './story.module.css';

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5];

export interface StoryViewProps {
  accountId: number;
  story: Story;
  titleLevel: 3 | 4;
  /** Above the filter, once the story is there. */
  head?: (story: StoryAnswer) => ReactNode;
}

/** The story of an account with its filters: in the sheet, and on the page of the account. */
export function StoryView({ accountId, story, titleLevel, head }: StoryViewProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(storyQuery(accountId, story.view));
  return (
    <div className={styles.root}>
      {query.data && head?.(query.data)}
      <StoryFilter story={story} />
      <QueryStates
        query={query}
        errorTitle={t('story.error')}
        notFound={<EmptyState title={t('account.missing.title')} hint={t('account.missing.text')} />}
        skeleton={<StorySkeleton />}
        isEmpty={({ events }) => events.length === 0}
        empty={<StoryEmpty story={story} />}
      >
        {(answer) => (
          <div className={query.isPlaceholderData ? styles.waiting : undefined}>
            <p className={styles.note}>{t('story.serverTime')}</p>
            {answer.isCut && <Notice>{t('story.cut')}</Notice>}
            <StoryTimeline events={answer.events} moment={story.view.at} titleLevel={titleLevel} />
          </div>
        )}
      </QueryStates>
    </div>
  );
}

function StoryEmpty({ story: { view, hrefWith } }: { story: Story }) {
  const t = useTexts('mfe-admin');
  const isWidest = view.hours === '168' && view.kind === undefined;
  return (
    <EmptyState
      title={t('story.empty.title')}
      hint={t(isWidest ? 'story.empty.week' : 'story.empty.text')}
      actions={
        !isWidest && (
          <LinkButton href={hrefWith({ hours: '168', kind: '' })}>{t('story.empty.action')}</LinkButton>
        )
      }
    />
  );
}

export function StorySkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} shape="box" height="3rem" />
      ))}
    </div>
  );
}
