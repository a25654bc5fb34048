import { numberFormat } from '@portico/domain';
import { Html, markup } from '@portico/services/modules/pages';
import type { ListedServer } from './listed-servers.js';
import { REPORT_WAYS, TEXT_OF_WAY } from './report-ways.js';
import { filled, siteDocument } from './site-document.js';
import type { SitePage } from './site-document.js';
import { VOTE_SITE_TEXTS } from './vote-site-texts.js';

export interface VotePage extends SitePage {
  servers: readonly ListedServer[];
  /** The token that the vote counts by; undefined for a visitor without one. */
  token: string | undefined;
  /** Where the form is sent to. */
  action: string;
}

const MEDALS = ['first', 'second', 'third'];

/** The page on which one votes: the server, the button, and the list that the server is on. */
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

/** The server itself, with the button where the vote would be counted, and how it is reported. */
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
