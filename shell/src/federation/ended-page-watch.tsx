import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { endedPage } from './ended-pages';
import { RemoteBoundary } from './remote-boundary';
import { SHELL } from './report-error';

const EndedPageNotice = lazy(() =>
  import('./ended-page-notice').then((module) => ({ default: module.EndedPageNotice })),
);

/** The notice about a tab that got stuck; its code comes to few. */
export function EndedPageWatch() {
  const page = useStore(endedPage, (state) => state.page);
  if (page === undefined) return null;
  return (
    <RemoteBoundary source={SHELL} renderError={() => null}>
      <Suspense>
        <EndedPageNotice page={page} onClose={() => endedPage.setState({ page: undefined })} />
      </Suspense>
    </RemoteBoundary>
  );
}
