import './styles/global.css';
import './styles/document.css';
import './styles/print.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { retryReads } from '@portico/api-client/runtime';
import type { PortalBoot } from '@portico/contract';
import { startTexts } from '@portico/i18n';
import { captureServedHead } from '@portico/portal-kit';
import { BrowserRouter } from 'react-router-dom';
import { freezeGlobals } from './boot/freeze-globals';
import { loadTexts } from './boot/load-texts';
import { pagePath } from './boot/page-path';
import { isLanguageStale, needsStoredLanguage, storeAskedLanguage } from './boot/stored-language';
import { watchEndedPages } from './federation/ended-pages';
import { hydrationErrorReporter } from './federation/report-hydration-error';
import { watchFiles } from './federation/load-deadline';
import { Boundary } from './federation/remote-boundary';
import { SHELL, reportError, watchErrors } from './federation/report-error';
import { startServedPage } from './federation/served-page';
import { watchTheme } from './frame/theme';
import { Portal } from './portal';
import { preloadPage } from './preload-page';
import { fillSelector } from './slots/fills-of';
import { createQueryClient } from './query-client';
import { startRegistry } from './registry/registry-store';

const BOOT_ID = 'portal-boot';

function readBoot(): PortalBoot {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${BOOT_ID}`);
  return JSON.parse(text) as PortalBoot;
}

/** A first page that arrives within this time is painted together with its frame. */
const FIRST_PAGE_WAIT_MS = 250;

const ROOT_OPTIONS: RootOptions = {
  /** Boundaries of the portal report what they catch; a remote may have its own. */
  onCaughtError: (error, { errorBoundary }) => {
    if (!(errorBoundary instanceof Boundary)) console.error(error);
  },
};

async function start(container: HTMLElement): Promise<void> {
  // Parsing took time, so scrolling and clicks are handled first.
  await new Promise((resolve) => setTimeout(resolve));
  const boot = readBoot();
  freezeGlobals();
  watchErrors();
  storeAskedLanguage(boot.basename);
  if (needsStoredLanguage(boot.language, boot.basename)) {
    window.location.reload();
    return;
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLanguageStale(boot.language, boot.basename)) window.location.reload();
  });
  captureServedHead(boot.basename);
  startRegistry(boot.registry);
  await watchEndedPages();
  startTexts(boot.language);
  retryReads();
  watchTheme();
  watchFiles();
  const isRendered = container.dataset['rendered'] !== undefined;
  if (container.dataset['rendered'] === 'page') keepServedPage(container, boot);
  const page = preloadPage(boot);
  await loadTexts('shell', boot.language, boot.texts);
  const portal = <Portal boot={boot} queries={createQueryClient(boot.pageData)} Router={BrowserRouter} />;
  if (isRendered) {
    const options = { ...ROOT_OPTIONS, onRecoverableError: hydrationErrorReporter(boot) };
    // In slices between which the page scrolls and paints. React hydrates clicked parts first.
    startTransition(() => void hydrateRoot(container, portal, options));
  } else {
    await Promise.race([page, new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_WAIT_MS))]);
    const root = createRoot(container, ROOT_OPTIONS);
    startTransition(() => root.render(portal));
  }
}

/** Keeps the server's page in case its code does not load. */
function keepServedPage(container: HTMLElement, { basename, fills }: PortalBoot): void {
  const { pathname, search } = window.location;
  startServedPage({
    address: pagePath(pathname, basename) + search,
    fills: new Set(fills),
    nodes: childrenOf(container, 'main'),
    fillNodes: new Map(fills.map((key) => [key, childrenOf(container, fillSelector(key))])),
  });
}

function childrenOf(container: HTMLElement, selector: string): Node[] {
  return [...(container.querySelector(selector)?.childNodes ?? [])];
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
void start(root).catch((error: unknown) => {
  reportError(error, SHELL);
  // The served page stays, and so does the notice that it is not live.
  document.getElementById('portal-stalled')?.removeAttribute('hidden');
});
