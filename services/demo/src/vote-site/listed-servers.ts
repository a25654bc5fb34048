import { drawMap, SKIES, type Sky } from '@portico/game-art/maps';
import { choiceOf } from '../world/shared/data-files.js';
import { VOTE_SITE_TEXTS, type VoteSiteTexts } from './site-document.js';
import rivals from './rivals.json' with { type: 'json' };

type Point = readonly [x: number, y: number];

export interface ListedServer {
  name: string;
  votes: number;
  banner: string;
  /** Key of the text about the server. The portal's own has none. */
  about?: keyof VoteSiteTexts;
  exp: number;
  isOwn: boolean;
}

/** Scenery from a map of the demo world, so that each banner looks different. */
interface BannerPlace {
  id: number;
  land: string;
  sky: Sky;
  isTown?: boolean;
}

interface Rival {
  name: string;
  about: keyof VoteSiteTexts;
  exp: number;
  votes: Readonly<Record<string, number>>;
  banner: BannerPlace;
}

const OWN_BANNER: BannerPlace = { id: 3, land: 'meadow', sky: 'day', isTown: true };

const isText = (name: string): name is keyof VoteSiteTexts => name in VOTE_SITE_TEXTS.en;
const TEXTS = Object.keys(VOTE_SITE_TEXTS.en).filter(isText);

/** Servers of the file. A misspelled text or sky stops the start. */
const RIVALS = rivals.map(({ about, banner, ...rival }): Rival => ({
  ...rival,
  about: choiceOf(TEXTS, about, 'rivals'),
  banner: { ...banner, sky: choiceOf(SKIES, banner.sky, 'rivals') },
}));

const BANNER = { width: 936, height: 240 };

const GROUND: readonly Point[] = [
  [0, 0],
  [300, -30],
  [620, 10],
  [980, -20],
  [1300, 0],
];

const banners = new Map(RIVALS.map((rival) => [rival.name, drawBanner(rival.banner)]));
const ownBanner = drawBanner(OWN_BANNER);

/** The servers of a site's list, most votes first. If votes are equal, the portal's own server is first. */
export function listedServers(
  site: string,
  own: Pick<ListedServer, 'name' | 'votes' | 'exp'>,
): ListedServer[] {
  const others = RIVALS.map(({ name, about, exp, votes }): ListedServer => ({
    name,
    about,
    votes: votes[site] ?? 0,
    banner: banners.get(name) ?? '',
    exp,
    isOwn: false,
  }));
  return [{ ...own, banner: ownBanner, isOwn: true }, ...others].sort((a, b) => b.votes - a.votes);
}

function drawBanner({ id, land, sky, isTown = false }: BannerPlace): string {
  const footholds = GROUND.slice(1).map(([x, y], index): [number, number, number, number] => {
    const [fromX = 0, fromY = 0] = GROUND[index] ?? [];
    return [fromX, fromY, x, y];
  });
  const drawing = drawMap({
    place: { id, name: land, streetName: '', mapMark: '', isTown },
    geometry: { minimap: null, bounds: [0, -250, 1300, 90], footholds, ladders: [], portals: [] },
    life: [],
    sky,
  });
  const nested = drawing?.nestedIn({ x: 0, y: 0, ...BANNER }, { ids: `banner-${id}-`, fit: 'slice' }) ?? '';
  return `<svg class="land" viewBox="0 0 ${BANNER.width} ${BANNER.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${nested}</svg>`;
}
