import { localizedPath } from '@portico/contract';
import type { PortalBoot } from '@portico/contract';
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/domain';
import { markup } from './html.js';
import type { Html } from './html.js';
import type { TextLookup } from './page-texts.js';

/**
 * The frame around a page's served content, until the shell replaces both: the name, the open pages of the navigation, the
 * languages. Its classes are those of the shell's `served.css`.
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
  return markup`<div class="served" data-served><header class="served-bar"><div class="served-row"><a class="served-home" href="${localizedPath(boot.language, '/')}">${boot.config.site.name}</a><nav aria-label="${shell('menu.main')}"><ul>${links}</ul></nav></div></header><main class="served-main">${content}</main><footer class="served-foot"><ul>${links}</ul><nav aria-label="${shell('language.choose')}"><ul>${languages}</ul></nav></footer></div>`;
}
