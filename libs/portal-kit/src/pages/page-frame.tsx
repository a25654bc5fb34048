import { headValues, isPageIndexed, isPageShown } from '@portico/contract';
import { fillText } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../states/not-found-page';
import { PageMeta } from '../head/page-meta';
import { usePortal } from '../portal/portal-context';
import type { PageHandle, PageLoader } from './define-page';

/** A page or view with the facts that its head needs. */
export interface FramedPage {
  /** Namespace of its texts. Releases before 0.1.6 name none and set their heads themselves. */
  namespace: string | undefined;
  path: string;
  handle: PageHandle;
  loader: PageLoader | undefined;
}

/** Returns the page with the head of its declaration; 404 if a setting hides the page. */
export function withFrame(page: FramedPage, Content: ComponentType): ComponentType {
  const OwnHead = headOf(page);
  return function FramedPage() {
    const { config } = usePortal();
    if (!isPageShown(page.handle, config)) return <NotFoundPage />;
    return (
      <>
        {OwnHead && <OwnHead />}
        <Content />
      </>
    );
  };
}

/** A page about something is called as its first answer says: without a loader its component says the head. */
function headOf(page: FramedPage): ComponentType | undefined {
  const { namespace, path, loader } = page;
  if (namespace === undefined) return undefined;
  if (!path.includes(':')) return () => <Head {...page} namespace={namespace} values={{}} />;
  return loader && (() => <SubjectHead {...page} namespace={namespace} loader={loader} />);
}

type Named<P> = P & { namespace: string };

function SubjectHead({ loader, ...page }: Named<FramedPage> & { loader: PageLoader }) {
  const params = useParams() as Record<string, string>;
  const [search] = useSearchParams();
  const { language } = usePortal();
  const [main] = loader({ params, search, language });
  // The page itself makes this call.
  const { data } = useQuery<unknown>({ queryKey: [], ...main, enabled: false });
  return data !== undefined && <Head {...page} values={headValues(params, data)} answer={data} />;
}

interface HeadProps extends Named<Pick<FramedPage, 'handle'>> {
  values: Readonly<Record<string, unknown>>;
  answer?: unknown;
}

function Head({ namespace, handle, values, answer }: HeadProps) {
  const { title, description, keywords, feed } = handle;
  return (
    <PageMeta
      title={fillText(namespace, title, values)}
      description={fillText(namespace, description, values)}
      keywords={keywords && fillText(namespace, keywords, values)}
      feed={feed}
      noindex={!isPageIndexed(handle, answer)}
    />
  );
}
