import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat, useSession } from '@portico/portal-kit';
import {
  EmptyState,
  LinkButton,
  Notice,
  SegmentedLinks,
  SelectField,
  Skeleton,
  SoftText,
  Stack,
  Waiting,
  Icon,
  Link,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { STORY_KINDS, WEB_ADMIN_STORY_KINDS } from '@portico/domain';
import { StoryTimeline } from './story-timeline';
import { type Story, STORY_HOURS } from './story-state';
import { type StoryAnswer, storyQuery } from './story.queries';
import styles from './story-view.module.css';
import { paths } from '../../paths';

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5];

interface StoryViewProps {
  accountId: number;
  story: Story;
  head?: (story: StoryAnswer) => ReactNode;
}

export function StoryView({ accountId, story, head }: StoryViewProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(storyQuery(accountId, story.view));
  return (
    <Stack>
      {query.data && head?.(query.data)}
      <StoryFilter story={story} />
      <QueryStates
        query={query}
        errorTitle={t('story.error')}
        notFound={<EmptyState title={t('account.missing.title')} hint={t('account.missing.text')} />}
        skeleton={
          <Stack gap={3} aria-busy="true">
            {SKELETON_ROWS.map((row) => (
              <Skeleton key={row} shape="box" height="3rem" />
            ))}
          </Stack>
        }
        isEmpty={({ events }) => events.length === 0}
        empty={<StoryEmpty story={story} />}
      >
        {(answer) => (
          <Waiting isWaiting={query.isPlaceholderData}>
            {answer.isCut && <Notice>{t('story.cut')}</Notice>}
            <StoryTimeline events={answer.events} moment={story.view.at} />
          </Waiting>
        )}
      </QueryStates>
    </Stack>
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

const WEEK_HOURS = 168;

function StoryFilter({ story: { view, hrefWith, set } }: { story: Story }) {
  const t = useTexts('mfe-admin');
  const { unit } = useFormat();
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const readable = STORY_KINDS.filter((kind) => isWebAdmin || !WEB_ADMIN_STORY_KINDS.includes(kind));
  const kinds = readable.map((kind) => ({ value: kind, text: t(`story.kind.${kind}`) }));
  return (
    <div className={styles.filter}>
      <div className={styles.window}>
        <span className={styles.label} aria-hidden="true">
          {t('story.hours.label')}
        </span>
        <SegmentedLinks
          label={t('story.hours.label')}
          items={STORY_HOURS.map((hours) => ({
            key: hours,
            href: hrefWith({ hours }),
            text: Number(hours) === WEEK_HOURS ? unit(1, 'week') : unit(Number(hours), 'hour'),
            isCurrent: hours === view.hours,
          }))}
        />
      </div>
      <SelectField
        label={t('story.kind.label')}
        value={view.kind ?? ''}
        anyText={t('story.kind.all')}
        options={kinds}
        onChange={(value) => set({ kind: STORY_KINDS.find((kind) => kind === value) ?? '' })}
      />
    </div>
  );
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

export function StoryContent({ story }: { story: Story }) {
  const t = useTexts('mfe-admin');
  const { serverDate } = useFormat();
  const { at } = story.view;
  return (
    <StoryView
      accountId={story.account}
      story={story}
      head={({ accountId, accountName }) => (
        <div className={styles.head}>
          <p className={styles.account}>
            <bdi>{accountName}</bdi>
          </p>
          <p className={styles.around}>
            {at === undefined ? t('story.aroundNow') : t('story.around', { time: serverDate(at, MOMENT) })}
          </p>
          <SoftText>{t('story.serverTime')}</SoftText>
          <Link href={paths.account(accountId)} className={styles.accountLink}>
            {t('story.toAccount')}
            <Icon name="arrowEnd" size={16} />
          </Link>
        </div>
      )}
    />
  );
}
