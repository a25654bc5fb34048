/** Route pattern of the page of each kind of thing. Its address is the pattern with the thing's id in it. */
export const KIND_ROUTES = {
  player: '/player/:id',
  item: '/item/:id',
  monster: '/monster/:id',
  map: '/map/:id',
  npc: '/npc/:id',
  quest: '/quest/:id',
  group: '/group/:groupId',
  guild: '/guild/:id',
  /** The id is that of the store's character. */
  store: '/market/:storeId',
  /** The id, a hyphen and words of the title. */
  news: '/news/:slug',
} as const;

export type Kind = keyof typeof KIND_ROUTES;

/** Address of a thing's page, without the language prefix. */
export function addressOf(kind: Kind, id: number): string {
  return KIND_ROUTES[kind].replace(/:.*/, String(id));
}

interface KindFacts {
  plural: string;
  /** The word of the picture's address; null if the server draws none. */
  picture: string | null;
  hasCard: boolean;
  isInSitemap: boolean;
  isSearched: boolean;
}

/** Facts of each kind beside its page: picture, share card, lines in the site map, hits in the portal's search, in whose order they stand. */
export const KINDS = {
  player: { plural: 'players', picture: 'character', hasCard: true, isInSitemap: true, isSearched: true },
  item: { plural: 'items', picture: 'item', hasCard: true, isInSitemap: true, isSearched: true },
  monster: { plural: 'monsters', picture: 'monster', hasCard: true, isInSitemap: true, isSearched: true },
  map: { plural: 'maps', picture: 'map', hasCard: true, isInSitemap: true, isSearched: true },
  npc: { plural: 'npcs', picture: 'npc', hasCard: true, isInSitemap: true, isSearched: true },
  quest: { plural: 'quests', picture: null, hasCard: true, isInSitemap: true, isSearched: true },
  group: { plural: 'groups', picture: null, hasCard: true, isInSitemap: true, isSearched: true },
  guild: { plural: 'guilds', picture: null, hasCard: true, isInSitemap: true, isSearched: true },
  news: { plural: 'news', picture: null, hasCard: true, isInSitemap: true, isSearched: true },
  store: { plural: 'stores', picture: null, hasCard: false, isInSitemap: false, isSearched: false },
} as const satisfies Record<Kind, KindFacts>;

type Facts = typeof KINDS;

/** The facts that a kind has or lacks. */
type KindFact = 'hasCard' | 'isInSitemap' | 'isSearched';

/** The kinds of which a fact is true. */
type KindWhere<Fact extends KindFact> = {
  [K in Kind]: Facts[K][Fact] extends true ? K : never;
}[Kind];

export type CardKind = KindWhere<'hasCard'>;
export type SearchKind = KindWhere<'isSearched'>;
/** By their plurals, as `portal.json` writes them. */
export type SitemapKind = Facts[KindWhere<'isInSitemap'>]['plural'];

/** Kinds of pictures, by the words of their addresses. */
export type PictureKind = NonNullable<Facts[Kind]['picture']>;
export type PicturedKind = { [K in Kind]: Facts[K]['picture'] extends PictureKind ? K : never }[Kind];

/** How much of a character its picture shows. */
export type PictureView = 'bust' | 'figure';

/** Address of the server's drawing of a thing; a character's is of head and shoulders by default. */
export function pictureAddress(picture: PictureKind, id: number, view: PictureView = 'bust'): string {
  return `/api/${picture}/icon/${id}${view === 'figure' ? '?view=figure' : ''}`;
}

/** Whether things of a kind have a picture of their own. */
export function isPictured(kind: Kind): kind is PicturedKind {
  return KINDS[kind].picture !== null;
}

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
