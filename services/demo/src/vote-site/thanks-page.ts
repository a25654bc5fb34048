import { Html, markup } from '@portico/services/modules/pages';
import type { ReportOutcome } from './report-ways.js';
import { filled, siteDocument } from './site-document.js';
import type { SitePage } from './site-document.js';
import { VOTE_SITE_TEXTS } from './vote-site-texts.js';

const STAMP = (mark: string, color: string) =>
  new Html(`<svg class="stamp" viewBox="0 0 104 104" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M52 6l11 9 14-2 5 13 13 6-2 14 9 11-9 11 2 14-13 6-5 13-14-2-11 9-11-9-14 2-5-13-13-6 2-14-9-11 9-11-2-14 13-6 5-13 14 2z" transform="translate(4.2 -.8) scale(.92)" fill="${color}" stroke="#20183a" stroke-width="4"/>
<circle cx="52" cy="52" r="29" fill="#fff6dc" stroke="#20183a" stroke-width="3"/>${mark}</svg>`);

const DONE = STAMP('<path d="M38 53l10 11 19-23" stroke="#2f7d3f" stroke-width="8"/>', '#f4c542');
const FAILED = STAMP('<path d="M41 41l22 22M63 41L41 63" stroke="#b3372c" stroke-width="8"/>', '#cfd6de');

/** The page after a vote: what the site has told the portal, and where to go on. */
export function thanksPage(page: SitePage, outcome: ReportOutcome): string {
  const { language, serverName } = page;
  const texts = VOTE_SITE_TEXTS[language];
  const hasFailed = outcome === 'notCounted';
  const title = hasFailed ? texts.sorry : texts.thanks;
  return siteDocument(
    page,
    title,
    markup`<section class="panel thanks">${hasFailed ? FAILED : DONE}<h2>${title}</h2><p>${filled(texts[outcome], { name: serverName })}</p><p class="back">${texts.goBack}</p></section>`,
  );
}
