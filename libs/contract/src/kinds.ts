interface KindFacts {
  /** Its page is `{path}/{id}`. */
  path: `/${string}`;
  /** Name of the parameter that stands for the id in the page's route pattern. */
  parameter: string;
  plural: string;
  /** What the server draws of it: the first segment of the picture's address. */
  picture: string | null;
  hasCard: boolean;
  isInSitemap: boolean;
  isSearched: boolean;
}

const FOUND_EVERYWHERE = { hasCard: true, isInSitemap: true, isSearched: true } as const;

/**
 * The kinds of things that have a page each, and what else each has: a picture, a share card, lines in the site map, hits in the
 * search of the portal. A search lists them in this order.
 */
export const KINDS = {
  player: { path: '/player', parameter: 'id', plural: 'players', picture: 'character', ...FOUND_EVERYWHERE },
  item: { path: '/item', parameter: 'id', plural: 'items', picture: 'item', ...FOUND_EVERYWHERE },
  monster: { path: '/monster', parameter: 'id', plural: 'monsters', picture: 'monster', ...FOUND_EVERYWHERE },
  map: { path: '/map', parameter: 'id', plural: 'maps', picture: 'map', ...FOUND_EVERYWHERE },
  npc: { path: '/npc', parameter: 'id', plural: 'npcs', picture: 'npc', ...FOUND_EVERYWHERE },
  quest: { path: '/quest', parameter: 'id', plural: 'quests', picture: null, ...FOUND_EVERYWHERE },
  group: { path: '/group', parameter: 'groupId', plural: 'groups', picture: null, ...FOUND_EVERYWHERE },
  /** One of the market; its id is the character's who keeps it. */
  store: {
    path: '/market',
    parameter: 'storeId',
    plural: 'stores',
    picture: null,
    hasCard: false,
    isInSitemap: false,
    isSearched: false,
  },
} as const satisfies Record<string, KindFacts>;

type Facts = typeof KINDS;

export type Kind = keyof Facts;

/** What a kind has or has not. */
export type KindFact = 'hasCard' | 'isInSitemap' | 'isSearched';

/** The kinds of which a fact is true. */
export type KindWhere<Fact extends KindFact> = {
  [K in Kind]: Facts[K][Fact] extends true ? K : never;
}[Kind];

export type CardKind = KindWhere<'hasCard'>;
export type SearchKind = KindWhere<'isSearched'>;
/** By their plurals, as `portal.json` writes them. */
export type SitemapKind = Facts[KindWhere<'isInSitemap'>]['plural'];

/** What the server draws, as its addresses say it. */
export type PictureKind = NonNullable<Facts[Kind]['picture']>;
export type PicturedKind = { [K in Kind]: Facts[K]['picture'] extends PictureKind ? K : never }[Kind];

/** How much of a character its picture shows. */
export type PictureView = 'bust' | 'figure';

/** Address of a thing's page, without the language prefix. */
export function addressOf(kind: Kind, id: number): string {
  return `${KINDS[kind].path}/${id}`;
}

/** Route pattern of a kind's page: `/item/:id`. */
export function routePatternOf<K extends Kind>(kind: K): `${Facts[K]['path']}/:${Facts[K]['parameter']}` {
  return `${KINDS[kind].path}/:${KINDS[kind].parameter}`;
}

/** Address of the server's drawing of a thing; a character's is of head and shoulders by default. */
export function pictureAddress(picture: PictureKind, id: number, view: PictureView = 'bust'): string {
  return `/api/${picture}/icon/${id}${view === 'figure' ? '?view=figure' : ''}`;
}

/** Whether things of a kind have a picture of their own. */
export function isPictured(kind: Kind): kind is PicturedKind {
  return KINDS[kind].picture !== null;
}
