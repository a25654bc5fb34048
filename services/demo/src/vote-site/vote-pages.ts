import { numberFormat } from '@portico/domain';
import { Html, markup } from '@portico/services/modules/pages';
import type { ListedServer } from './listed-servers.js';
import { REPORT_WAYS, TEXT_OF_WAY, type ReportOutcome } from './vote-reporter.js';
import { filled, siteDocument, type SitePage, VOTE_SITE_TEXTS } from './site-document.js';

export interface VotePage extends SitePage {
  servers: readonly ListedServer[];
  token: string | undefined;
  action: string;
}

const MEDALS = ['first', 'second', 'third'];

export function votePage(page: VotePage): string {
  const { language, serverName, servers } = page;
  const texts = VOTE_SITE_TEXTS[language];
  const title = texts.voteFor.replace('{name}', () => serverName);
  const entries = servers.map((server, index) => entry(page, server, index + 1));
  return siteDocument(
    page,
    title,
    markup`<section class="panel" aria-labelledby="your-vote"><h2 id="your-vote">${filled(texts.voteFor, { name: serverName })}</h2>${ballot(page)}</section>
<section aria-labelledby="top"><h2 id="top">${texts.topServers}</h2><ol class="list">${entries}</ol></section>`,
  );
}

function ballot(page: VotePage): Html {
  const { language, token, action } = page;
  const texts = VOTE_SITE_TEXTS[language];
  if (token === undefined) return markup`${ownServer(page)}<p class="about">${texts.noCode}</p>`;
  const ways = REPORT_WAYS.map(
    (way) =>
      markup`<label class="way"><input type="radio" name="way" value="${way}"${way === 'now' && markup` checked`}>${texts[TEXT_OF_WAY[way]]}</label>`,
  );
  const button = markup`<button>${texts.vote}</button><p class="code">${texts.code}: <code><bdi>${token}</bdi></code></p>`;
  return markup`<form method="post" action="${action}">
<input type="hidden" name="name" value="${token}"><input type="hidden" name="lang" value="${language}">
${ownServer(page, button)}
<details><summary>${texts.how}</summary><fieldset aria-label="${texts.how}"><p>${texts.howHint}</p>${ways}</fieldset></details>
</form>`;
}

function ownServer({ language, servers }: VotePage, button?: Html): Html {
  const rank = servers.findIndex(({ isOwn }) => isOwn);
  const own = servers[rank];
  if (own === undefined) return markup``;
  const place = filled(VOTE_SITE_TEXTS[language].place, { rank: numberFormat(language).format(rank + 1) });
  return markup`<div class="own">${banner(own)}<div class="side"><p class="facts"><strong>${place}</strong><span>${votesOf(own, language)}</span></p>${button}</div></div>`;
}

function entry({ language }: VotePage, server: ListedServer, rank: number): Html {
  const texts = VOTE_SITE_TEXTS[language];
  const about = server.about && markup`<p class="about">${texts[server.about]}</p>`;
  return markup`<li class="entry${server.isOwn && ' is-own'}"><span class="rank ${MEDALS[rank - 1]}">${numberFormat(language).format(rank)}</span>${banner(server)}<div class="text"><h3><bdi>${server.name}</bdi></h3><p class="count">${votesOf(server, language)}</p>${about}${rates(server, language)}</div></li>`;
}

function banner({ banner: land, name }: ListedServer): Html {
  return markup`<div class="banner" aria-hidden="true">${new Html(land)}<span dir="auto">${name}</span></div>`;
}

function votesOf({ votes }: ListedServer, language: SitePage['language']): Html {
  return filled(VOTE_SITE_TEXTS[language].votes, { count: numberFormat(language).format(votes) });
}

function rates({ exp }: ListedServer, language: SitePage['language']): Html {
  const rate = markup`<li>${VOTE_SITE_TEXTS[language].exp} <bdi dir="ltr">×${numberFormat(language).format(exp)}</bdi></li>`;
  return markup`<ul class="rates"><li>v83</li>${rate}</ul>`;
}

const STAMP = (mark: string, color: string) =>
  new Html(`<svg class="stamp" viewBox="0 0 104 104" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M52 6l11 9 14-2 5 13 13 6-2 14 9 11-9 11 2 14-13 6-5 13-14-2-11 9-11-9-14 2-5-13-13-6 2-14-9-11 9-11-2-14 13-6 5-13 14 2z" transform="translate(4.2 -.8) scale(.92)" fill="${color}" stroke="#20183a" stroke-width="4"/>
<circle cx="52" cy="52" r="29" fill="#fff6dc" stroke="#20183a" stroke-width="3"/>${mark}</svg>`);

const DONE = STAMP('<path d="M38 53l10 11 19-23" stroke="#2f7d3f" stroke-width="8"/>', '#f4c542');
const FAILED = STAMP('<path d="M41 41l22 22M63 41L41 63" stroke="#b3372c" stroke-width="8"/>', '#cfd6de');

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
