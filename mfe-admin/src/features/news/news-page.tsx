import { LostPage, QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { NewsEditor } from './news-editor';
import { NewsWindow } from './news-window';
import { NEW, newsSearch, writtenQuery } from './news.queries';

export function NewsPage() {
  const t = useTexts('mfe-admin');
  const { view } = useSearch(newsSearch);
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
      />
      <NewsWindow />
    </>
  );
}

function OpenedEditor({ id }: { id: string }) {
  const t = useTexts('mfe-admin');
  const back = <LinkButton href={paths.news}>{t('news.back')}</LinkButton>;
  return (
    <QueryStates
      query={useQuery(writtenQuery(id))}
      errorTitle={t('news.error')}
      back={back}
      skeleton={<PageSkeleton height="40rem" />}
      notFound={<LostPage title={t('news.missing.title')} hint={t('news.missing.text')} actions={back} />}
    >
      {(news) => <NewsEditor key={news.version} opened={news} />}
    </QueryStates>
  );
}
