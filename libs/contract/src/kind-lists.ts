import { isPictured, KINDS, type Kind, type KindFact, type KindWhere } from './kinds.js';

/** Every kind, in the order of the table. */
export const ALL_KINDS = Object.keys(KINDS) as Kind[];

/** What has a share card of its own. */
export const CARD_KINDS = kindsWhere('hasCard');

/** What the search of the portal finds. */
export const SEARCH_KINDS = kindsWhere('isSearched');

/** What search engines are told of beyond the pages without parameters, by the plurals of `portal.json`. */
export const SITEMAP_KINDS = kindsWhere('isInSitemap').map((kind) => KINDS[kind].plural);

/** What the server draws, as its addresses say it. */
export const PICTURE_KINDS = ALL_KINDS.filter(isPictured).map((kind) => KINDS[kind].picture);

function kindsWhere<Fact extends KindFact>(fact: Fact): KindWhere<Fact>[] {
  return ALL_KINDS.filter((kind): kind is KindWhere<Fact> => KINDS[kind][fact]);
}
