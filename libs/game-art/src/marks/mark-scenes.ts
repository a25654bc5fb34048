import type { NameIn } from '../filled-shape.js';

/** A place: its sky, its ground and what stands there. */
export type SceneName = NameIn<'marks'>;

/** Scenes and the words of marks and streets that call for them. */
export const SCENES: readonly (readonly [words: RegExp, scene: SceneName])[] = [
  [/market|bazaar|shop|trade|mall|stall/i, 'market'],
  [/ship|port\b|harbo|dock|pier|ferry|sail|bay\b|boat|quay|wharf|\bcove\b/i, 'ship'],
  [/sea\b|aqua|ocean|reef|coral|under ?water|lagoon|tide|beach|shore/i, 'sea'],
  [/snow|\bice|frost|frozen|winter|glaci|north/i, 'snow'],
  [/desert|\bsand|dune|oasis|sahel|sirocco|mirage|caravan/i, 'desert'],
  [/volcan|lava|fire|ember|magma|\bash|forge/i, 'volcano'],
  [/swamp|marsh|bog|mire|mushroom|fungus|moor|fen\b/i, 'swamp'],
  [/cave|\bmine|tunnel|dungeon|crypt|\bunder|hollow|cellar|sewer|grotto|subway|pit\b/i, 'cave'],
  [/tower|clock|spire|library|observatory|lighthouse|belfry/i, 'tower'],
  [/castle|\bfort|keep|palace|citadel|crown|guild/i, 'castle'],
  [/temple|ruin|shrine|tomb|altar|sanctu|grave|abbey|time|hours|jade/i, 'ruins'],
  [/sky|cloud|\bwind(?:s|y)?\b|\bair|float|heaven|star\b|aerie/i, 'sky'],
  [/toy|clockwork|gear|machine|factory|robot|play/i, 'clockwork'],
  [/forest|wood|willow|\btree|grove|jungle|thicket|orchard|leaf|canopy/i, 'treetops'],
  [/village|town|city|hamlet|home|\brest\b|haven|square|street/i, 'village'],
  [/hill|field|meadow|plain|prairie|farm|garden|valley|road|heath/i, 'hills'],
];

/** Scenes of regions without such words. */
export const LANDS = [
  'hills',
  'treetops',
  'autumn-treetops',
  'cave',
  'desert',
  'snow',
  'ruins',
  'sky',
  'swamp',
  'castle',
  'clockwork',
  'sea',
] as const;
export const TOWN: SceneName = 'village';
export const MARKET: SceneName = 'market';
