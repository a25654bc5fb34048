import { localizedPath } from '@portico/contract';
import type { PortalBoot } from '@portico/contract';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '@portico/domain';
import { markup } from '../text/html.js';
import type { Html } from '../text/html.js';
import type { TextLookup } from '../text/page-texts.js';

/**
 * The frame around a page's served content, until the shell replaces both: the name, the open pages of the navigation,
 * where the community meets, the languages, whose site it is. Its classes are those of the shell's `served.css`.
 */
export function servedFrame(boot: PortalBoot, path: string, content: Html, shell: TextLookup): Html {
  const links = boot.registry.remotes
    .flatMap(({ navigation, problem }) => (problem === undefined ? navigation : []))
    .filter(({ permission, openInDemo }) => permission === 'public' || (openInDemo && boot.demo))
    .toSorted((a, b) => a.order - b.order)
    .map(
      (entry) => markup`<li><a href="${localizedPath(boot.language, entry.path)}">${entry.label}</a></li>`,
    );
  const languages = LANGUAGES.map(
    (language) =>
      markup`<li><a href="${localizedPath(language, path)}" hreflang="${language}" lang="${language}">${LANGUAGE_NAMES[language]}</a></li>`,
  );
  const year = new Date().getFullYear();
  const copyright = shell('footer.copyright', { year, name: boot.config.site.name });
  return markup`<div class="served" data-served><header class="served-bar"><div class="served-row"><a class="served-home" href="${localizedPath(boot.language, '/')}">${siteName(boot)}</a><nav aria-label="${shell('menu.main')}"><ul>${links}</ul></nav></div></header><main class="served-main">${content}</main><footer class="served-foot"><ul>${links}${community(boot, shell)}</ul><nav aria-label="${shell('language.choose')}"><ul>${languages}</ul></nav><p>${copyright}</p></footer></div>`;
}

/** As wide as the shell draws it: the owner's picture, else the name beside the room for the drawn mark. */
function siteName({ config: { site } }: PortalBoot): Html {
  return site.logo === undefined
    ? markup`<span class="served-name">${site.name}</span>`
    : markup`<img class="served-logo" src="${site.logo}" alt="${site.name}" width="160" height="36">`;
}

/** The owner's links. */
function community({ config: { links }, language }: PortalBoot, shell: TextLookup): Html[] {
  const outside = [
    ...(links.chat === undefined ? [] : [{ url: links.chat, text: shell('menu.chat') }]),
    ...(links.forum === undefined ? [] : [{ url: links.forum, text: shell('menu.forum') }]),
    ...links.more.map(({ url, label }) => ({ url, text: textIn(label, language) })),
  ];
  return outside.map(
    ({ url, text }) => markup`<li><a href="${url}" rel="noopener noreferrer"><bdi>${text}</bdi></a></li>`,
  );
}
