import './styles/global.css';
import './styles/served.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { offerPageData } from '@portico/api-client/runtime';
import { startTexts } from '@portico/i18n';
import { captureServedHead } from '@portico/portal-kit';
import { readBoot } from './boot/boot';
import { freezeGlobals } from './boot/freeze-globals';
import { loadTexts } from './boot/load-texts';
import { mustFollowStoredLanguage } from './boot/stored-language';
import { watchFiles } from './federation/load-deadline';
import { Boundary } from './federation/remote-boundary';
import { SHELL, reportError, watchErrors } from './federation/report-error';
import { keepServedContent } from './federation/served-content';
import { watchTheme } from './frame/theme';
import { Portal } from './portal';
import { preloadPage } from './preload-page';
import { createQueryClient } from './query-client';
import { startRegistry } from './registry/registry-store';

/** A first page that comes this soon is painted at once with its frame, instead of after it. */
const FIRST_PAGE_WAIT_MS = 250;

/** What the server wrote stays in its place this long for the page that it stands for. */
const SERVED_PAGE_WAIT_MS = 4000;

/** What a boundary of the portal caught reports itself; a remote may have boundaries of its own. */
function reportCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  if (!(errorBoundary instanceof Boundary)) console.error(error);
}

async function start(container: HTMLElement): Promise<void> {
  // The code has just been read: whoever scrolls or clicks meanwhile goes first.
  await new Promise((resolve) => setTimeout(resolve));
  const boot = readBoot();
  freezeGlobals();
  watchErrors();
  if (mustFollowStoredLanguage(boot.language, boot.basename)) {
    window.location.reload();
    return;
  }
  captureServedHead(boot.basename);
  offerPageData(boot.pageData);
  startRegistry(boot.registry);
  startTexts(boot.language);
  watchTheme();
  watchFiles();
  const page = preloadPage(boot);
  await loadTexts('shell', boot.language, boot.texts);
  const isServed = keepServedContent(container, boot.basename);
  const wait = isServed ? SERVED_PAGE_WAIT_MS : FIRST_PAGE_WAIT_MS;
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, wait))]);
  const root = createRoot(container, { onCaughtError: reportCaughtError });
  // As a transition it is rendered in slices, with what the server wrote still there to be read and clicked.
  startTransition(() => root.render(<Portal boot={boot} queries={createQueryClient()} />));
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
void start(root).catch((error: unknown) => {
  reportError(error, SHELL);
  // What the server wrote stays, and with it the notice that it is not live.
  document.getElementById('portal-stalled')?.removeAttribute('hidden');
});
