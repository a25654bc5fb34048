import type { Page } from '@playwright/test';
import type { ConsoleGuard } from './console-guard.js';

/** How files are lost: they are not there, they are never answered, or they are something else. */
export type Loss = 'missing' | 'hanging' | 'broken';

/** Ends a loss: what is asked for from now on is answered. */
type Mend = () => Promise<void>;

/** Console messages of a browser and a page that miss files. */
const EXPECTED = [
  /ERR_FAILED|Failed to fetch|preloaded using link preload/,
  /Loading (?:CSS )?chunk|RemoteLoadError|RUNTIME-0\d\d|Federation Runtime|ScriptNetworkError/i,
  /SyntaxError|Unexpected|exception/,
  /mfe[-_](?:market|public)|i18n|texts/,
];

/** The files of the market that fail by themselves. */
export const MARKET_FILES = {
  entry: /\/releases\/mfe-market\/[^/]+\/(?:.*\/)?remoteEntry[^/]*\.js/,
  code: /\/releases\/mfe-market\/[^/]+\/(?!.*remoteEntry).*\.js/,
  styles: /\/releases\/mfe-market\/.*\.css/,
  texts: /\/releases\/mfe-market\/[^/]+\/i18n\//,
  everything: /\/releases\/mfe-market\//,
} as const;

/** Breaks matching files from now on. Hanging requests stay unanswered even after the repair and must be sent again. */
export async function loseFiles(page: Page, guard: ConsoleGuard, pattern: RegExp, loss: Loss): Promise<Mend> {
  guard.allow(...EXPECTED);
  let isMended = false;
  await page.route(pattern, (route) => {
    if (isMended) return route.continue();
    if (loss === 'missing') return route.abort();
    if (loss === 'broken') return route.fulfill({ contentType: 'text/javascript', body: 'this is not code' });
    return new Promise<void>(() => undefined);
  });
  return async () => {
    isMended = true;
  };
}
