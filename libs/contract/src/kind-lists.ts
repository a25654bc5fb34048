import { isPictured, KINDS, type Kind, type KindFact, type KindWhere } from './kinds.js';

/** Every kind, in the order of the table. */
export const ALL_KINDS = Object.keys(KINDS) as Kind[];

/** Kinds with a share card of their own. */
export const CARD_KINDS = kindsWhere('hasCard');

/** Kinds that the search of the portal finds. */
export const SEARCH_KINDS = kindsWhere('isSearched');

/** Kinds in the site map, by the plurals of `portal.json`. Pages without parameters are always in it. */
export const SITEMAP_KINDS = kindsWhere('isInSitemap').map((kind) => KINDS[kind].plural);

/** Kinds that the server draws, by the words of their addresses. */
export const PICTURE_KINDS = ALL_KINDS.filter(isPictured).map((kind) => KINDS[kind].picture);

function kindsWhere<Fact extends KindFact>(fact: Fact): KindWhere<Fact>[] {
  return ALL_KINDS.filter((kind): kind is KindWhere<Fact> => KINDS[kind][fact]);
}
