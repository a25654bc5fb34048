import { ABSENT, LANGUAGE_NAMES, NEWS_STATES, type NewsState } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useSearch, errorText, linkChoices, useFormat } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { FormDialog } from '@portico/portal-kit/dialog';
import { ListTable, columnsOf, optionalColumn } from '@portico/portal-kit/list';
import {
  LinkButton,
  PageSkeleton,
  Badge,
  Button,
  type DataColumn,
  EmptyState,
  Link,
  Notice,
  Row,
  SegmentedLinks,
  type Tone,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { DAY_AND_TIME } from '../../shared/day-and-time';
import { NewsEditor } from './news-editor';
import styles from './news-page.module.css';
import { NEW, newsSearch, writtenQuery, type NewsLine, newsListQuery, useMove } from './news.queries';

export function NewsPage() {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = useSearch(newsSearch);
  if (view.open === NEW) return <NewsEditor key={NEW} opened={undefined} />;
  if (view.open !== '') return <OpenedEditor key={view.open} id={view.open} />;
  return (
    <>
      <AdminHeader
        title={t('news.title')}
        lead={t('news.lead')}
        actions={
          <LinkButton href={paths.newsEditor(NEW)} variant="primary" icon="plus">
            {t('news.write')}
          </LinkButton>
        }
      >
        <SegmentedLinks
          label={t('news.column.state')}
          items={linkChoices({ view, hrefWith }, 'state', [undefined, ...NEWS_STATES], (state) =>
            t(state === undefined ? 'news.allStates' : `news.state.${state}`),
          )}
        />
      </AdminHeader>
      <NewsWindow />
    </>
  );
}

function OpenedEditor({ id }: { id: string }) {
  const t = useTexts('mfe-admin');
  return (
    <DetailPage
      query={useQuery(writtenQuery(id))}
      errorTitle={t('news.error')}
      lost={{ title: t('news.missing.title'), hint: t('news.missing.text') }}
      back={{ href: paths.news, text: t('news.back') }}
      skeleton={<PageSkeleton height="40rem" />}
    >
      {(news) => <NewsEditor key={news.version} opened={news} />}
    </DetailPage>
  );
}

const TONES = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'good',
  removed: 'danger',
} as const satisfies Record<NewsState, Tone>;

function NewsWindow() {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = useSearch(newsSearch);
  return (
    <ListTable
      title={t('news.list')}
      icon="scroll"
      query={useQuery(newsListQuery(view))}
      list={({ news, pagination }) => ({ ...pagination, rows: news })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      totalText={(total) => t('news.total', total)}
      errorTitle={t('news.error')}
      empty={
        view.state === undefined ? (
          <EmptyState
            title={t('news.none.title')}
            hint={t('news.none.text')}
            actions={<LinkButton href={paths.newsEditor(NEW)}>{t('news.write')}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={t('news.none.ofState')}
            actions={<LinkButton href={hrefWith({ state: '' })}>{t('news.none.all')}</LinkButton>}
          />
        )
      }
      columns={useNewsColumns()}
      rowKey={({ id }) => id}
      isFlowing
    />
  );
}

function useNewsColumns(): DataColumn<NewsLine>[] {
  const t = useTexts('mfe-admin');
  const { number, serverDate: date } = useFormat();
  return columnsOf(t, {
    'news.column.title': {
      onCard: 'title',
      width: '25%',
      cell: ({ id, title, language, state }) =>
        state === 'removed' ? (
          <bdi lang={language}>{title}</bdi>
        ) : (
          <Link href={paths.newsEditor(id)}>
            <bdi lang={language}>{title}</bdi>
          </Link>
        ),
    },
    'news.column.state': {
      onCard: 'aside',
      cell: ({ state, isPinned }) => (
        <Row gap={1} className={styles.state}>
          <Badge tone={TONES[state]}>{t(`news.state.${state}`)}</Badge>
          {isPinned && <Badge icon="star">{t('news.pinned')}</Badge>}
        </Row>
      ),
    },
    'news.column.kind': {
      width: '10.5rem',
      cell: ({ kind, startsAt, isWeekly }) =>
        kind === 'news' || startsAt === null
          ? t('news.kind.news')
          : t(isWeekly ? 'news.weeklyAt' : 'news.eventAt', { date: date(startsAt, DAY_AND_TIME) }),
    },
    'news.column.published': optionalColumn(
      ({ publishedAt }) => publishedAt,
      (at) => (
        <time className={styles.date} dateTime={new Date(at).toISOString()}>
          {date(at)}
        </time>
      ),
      { isLabelled: true },
    ),
    'news.column.languages': {
      from: 'medium',
      onCard: 'hidden',
      cell: ({ languages }) => (
        <span title={languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}>
          {number(languages.length)}
        </span>
      ),
    },
    'news.column.author': {
      from: 'medium',
      onCard: 'hidden',
      cell: ({ author }) => <bdi>{author ?? ABSENT}</bdi>,
    },
    'news.column.actions': {
      align: 'end',
      onCard: 'wide',
      cell: (news) => <NewsActions news={news} />,
    },
  });
}

function NewsActions({ news }: { news: NewsLine }) {
  const t = useTexts('mfe-admin');
  const [isAsked, setIsAsked] = useState(false);
  const restore = useMove(news, 'restore');
  const { state, slug } = news;
  if (state === 'removed')
    return (
      <>
        <Button size="small" icon="undo" isPending={restore.isPending} onClick={() => restore.mutate()}>
          {t('news.restore')}
        </Button>
        {restore.error && (
          <Notice tone="danger" role="alert">
            {errorText(restore.error)}
          </Notice>
        )}
      </>
    );
  return (
    <Row gap={2} className={styles.actions}>
      <LinkButton
        className={styles.onCard}
        size="small"
        variant="quiet"
        icon="edit"
        href={paths.newsEditor(news.id)}
      >
        {t('news.edit')}
      </LinkButton>
      {state === 'published' && (
        <LinkButton size="small" variant="quiet" icon="external" href={paths.newsItem(slug)}>
          {t('news.look')}
        </LinkButton>
      )}
      <Button
        size="small"
        variant="quiet"
        icon="trash"
        // The word is hidden where the icon is enough.
        title={t('news.remove.action')}
        onClick={() => setIsAsked(true)}
      >
        {t('news.remove.action')}
      </Button>
      {isAsked && <RemoveDialog news={news} onClose={() => setIsAsked(false)} />}
    </Row>
  );
}

function RemoveDialog({ news, onClose }: { news: NewsLine; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const sending = useMove(news, 'remove', onClose);
  return (
    <FormDialog
      title={t('news.remove.title')}
      sending={sending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
      submitText={t('news.remove.action')}
      variant="danger"
    >
      <p>
        <strong>
          <bdi lang={news.language}>{news.title}</bdi>
        </strong>
      </p>
      <p>{t('news.remove.text')}</p>
    </FormDialog>
  );
}
