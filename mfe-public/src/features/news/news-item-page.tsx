import { SectionHead } from '@portico/game-ui';
import { directionOf, LANGUAGE_NAMES } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageSection, SoftText } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { EventWhen } from '../../shared/news/event-when';
import { frontNewsQuery } from '../../shared/news/news.queries';
import { NewsList } from './news-list';
import { NewsSubscriptions } from './news-subscriptions';
import { type NewsItem, newsItemQuery } from './news.queries';
import styles from './news-page.module.css';

export function NewsItemPage() {
  const t = useTexts('mfe-public');
  const { slug = '' } = useParams();
  const { language } = usePortal();
  return (
    <DetailPage
      query={useQuery(newsItemQuery(slug, language))}
      errorTitle={t('news.failed')}
      lost={{ title: t('news.notFound.title'), hint: t('news.notFound.text') }}
      back={{ href: paths.news, text: t('news.back'), icon: 'chevronStart' }}
    >
      {(item) => (
        <>
          <NewsArticle item={item} />
          <MoreNews after={item.slug} />
        </>
      )}
    </DetailPage>
  );
}

function BackToNews() {
  const t = useTexts('mfe-public');
  return (
    <LinkButton href={paths.news} variant="quiet" icon="chevronStart">
      {t('news.back')}
    </LinkButton>
  );
}

function NewsArticle({ item }: { item: NewsItem }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const page = usePortal().language;
  const { kind, language, title, publishedAt, time, isWeekly, html } = item;
  return (
    <article>
      <SectionHead
        scene="board"
        eyebrow={
          <time dateTime={new Date(publishedAt).toISOString()}>
            {format.date(publishedAt, { dateStyle: 'long' })}
          </time>
        }
        title={<bdi lang={language}>{title}</bdi>}
        facts={time !== null && <EventWhen time={time} isWeekly={isWeekly} />}
        actions={kind === 'event' ? <NewsSubscriptions /> : <BackToNews />}
      />
      {language !== page && (
        <SoftText>{t('news.otherLanguage', { language: LANGUAGE_NAMES[language] })}</SoftText>
      )}
      <div
        className={styles.text}
        lang={language}
        dir={directionOf(language)}
        // The server makes the HTML from Markdown: `services/src/modules/news/text`.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {kind === 'event' && <BackToNews />}
    </article>
  );
}

/** The next event and the latest news, without the one that was just read. */
function MoreNews({ after }: { after: string }) {
  const t = useTexts('mfe-public');
  const { data } = useQuery(frontNewsQuery(usePortal().language));
  if (data === undefined) return null;
  const { news, next } = data;
  const others = [...(next === null ? [] : [next]), ...news].filter(({ slug }) => slug !== after);
  if (others.length === 0) return null;
  return (
    <PageSection id="more-news" title={t('news.more')}>
      <NewsList news={others} titleLevel={3} />
    </PageSection>
  );
}
