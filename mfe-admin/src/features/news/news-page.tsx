import { useSearch } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
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
