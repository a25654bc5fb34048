import { CARD_KINDS, type CardKind } from '@portico/contract';
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageFromTag } from '@portico/domain';

/** A thing of the portal that a link on another site leads to. */
export interface EmbedLink {
  kind: CardKind;
  id: number;
  language: Language;
}

/** `/he/item/1302000`, `/news/12-a-title`: language, kind, number. */
const PAGE = /^(?:\/([^/]+))?\/([a-z]+)\/(\d{1,10})(?:-[^/]*)?\/?$/;

/** The link around an event's target, if it leads to a page of the portal that has a card. */
export function portalLinkOf(event: Event, portal: string): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  return anchor?.origin === portal && readEmbedLink(anchor, '') !== undefined ? anchor : undefined;
}

/** Target of a link to the portal. Its language is that of the address, or else that of the page around it. */
export function readEmbedLink(
  { pathname }: { pathname: string },
  pageLanguage: string,
): EmbedLink | undefined {
  const [, prefix, word, digits] = PAGE.exec(pathname) ?? [];
  const kind = CARD_KINDS.find((known) => known === word);
  if (kind === undefined || (prefix !== undefined && !isLanguage(prefix))) return undefined;
  return { kind, id: Number(digits), language: prefix ?? languageFromTag(pageLanguage) ?? DEFAULT_LANGUAGE };
}
