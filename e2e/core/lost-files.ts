import type { Page } from '@playwright/test';
import type { ConsoleGuard } from './console-guard.js';

/** Ways to lose files: they are missing, never answered, or contain something else. */
export type Loss = 'missing' | 'hanging' | 'broken';

/** Ends a loss: later requests are answered. */
type Mend = () => Promise<void>;

/** Console messages of a browser and a page when files are missing. */
const EXPECTED = [
  /ERR_FAILED|Failed to fetch|preloaded using link preload/,
  /Loading (?:CSS )?chunk|RemoteLoadError|RUNTIME-0\d\d|Federation Runtime|ScriptNetworkError/i,
  /SyntaxError|Unexpected|exception/,
  /mfe[-_](?:market|public)|i18n|texts/,
];

/** Files of the market that can fail one by one. */
export const MARKET_FILES = {
  entry: /\/releases\/mfe-market\/[^/]+\/(?:.*\/)?remoteEntry[^/]*\.js/,
  code: /\/releases\/mfe-market\/[^/]+\/(?!.*remoteEntry).*\.js/,
  styles: /\/releases\/mfe-market\/.*\.css/,
  texts: /\/releases\/mfe-market\/[^/]+\/i18n\//,
  everything: /\/releases\/mfe-market\//,
} as const;

/** Breaks matching files from now on. Hanging requests stay unanswered after the repair and must be sent again. */
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
