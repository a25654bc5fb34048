import { weaponTypeOf, type WeaponType } from '@portico/domain';
import { drawChair, drawGadget, drawMesos } from './belongings.js';
import { drawDagger, drawGreatSword, drawSword } from './blades.js';
import { drawBottom, drawCape, drawHat } from './clothes.js';
import { drawEtcItem, etcItemNamed } from './etc-items.js';
import { drawFood, drawCard, drawScroll, drawPotion } from './use-items.js';
import { type ItemDrawing, type ItemSketch, canvasOf } from './item-shape.js';
import { drawEarring, drawEyeAccessory, drawFaceAccessory, drawPendant, drawRing } from './jewelry.js';
import { drawBow, drawClaw, drawGun } from './light-weapons.js';
import { drawArrows, drawBullets, drawThrowingStar } from './thrown.js';

/** Words of names that say what a weapon cover looks like. */
const COVERS: readonly (readonly [word: RegExp, drawing: ItemDrawing])[] = [
  [/guitar|violin|ukulele|cello/i, 'items/covers/guitar'],
  [/\bpan\b|ladle|skillet|\bspoon/i, 'items/covers/pan'],
  [/umbrella|parasol/i, 'items/covers/umbrella'],
  [/bouquet|roses?\b|flowers?\b/i, 'items/covers/bouquet'],
  [/broom|brush|duster|\bmop\b/i, 'items/covers/broom'],
  [/lollipop|candy|cotton/i, 'items/covers/lollipop'],
  [/hammer/i, 'items/things/hammer'],
  [/baguette|chicken|tuna|\bfish\b|drumstick/i, drawFood],
];

const WEAPONS: Readonly<Record<WeaponType, ItemDrawing>> = {
  sword: drawSword,
  axe: 'items/weapons/axe',
  mace: 'items/weapons/mace',
  dagger: drawDagger,
  wand: 'items/weapons/wand',
  staff: 'items/weapons/staff',
  twoHandedSword: drawGreatSword,
  twoHandedAxe: 'items/weapons/great-axe',
  twoHandedMace: 'items/weapons/great-mace',
  spear: 'items/weapons/spear',
  polearm: 'items/weapons/polearm',
  bow: drawBow,
  crossbow: 'items/weapons/crossbow',
  claw: drawClaw,
  knuckle: 'items/weapons/knuckle',
  gun: drawGun,
};

/** Some ids in the range of food are drinks that strengthen. Their names say so. */
const drawEdible = (sketch: ItemSketch) =>
  /tonic|potion|elixir|syrup|draught|brew|essence|cordial|liqueur|\bshot\b|drops|\boil\b|punch|fizz/i.test(
    sketch.name,
  )
    ? drawPotion(sketch)
    : drawFood(sketch);

const drawNamedCover = (sketch: ItemSketch) =>
  canvasOf(COVERS.find(([word]) => word.test(sketch.name))?.[1] ?? 'items/covers/striped', sketch);

const PET_WEAR: readonly (readonly [word: RegExp, drawing: ItemDrawing])[] = [
  [/\bhat\b|crown|\bcap\b|helm/i, drawHat],
  [/goggles|glasses/i, drawEyeAccessory],
  [/bags?\b|backpack/i, 'items/clothes/backpack'],
];

const drawNamedPetWear = (sketch: ItemSketch) =>
  canvasOf(PET_WEAR.find(([word]) => word.test(sketch.name))?.[1] ?? 'items/animals/pet-wear', sketch);

/** First and last id of a range, and its drawing. The first range that contains an id counts. */
const RANGES: readonly (readonly [first: number, last: number, drawing: ItemDrawing])[] = [
  [0, 0, drawMesos],
  [20_000, 49_999, 'items/belongings/comb-and-mirror'],
  [1_000_000, 1_009_999, drawHat],
  [1_010_000, 1_019_999, drawFaceAccessory],
  [1_020_000, 1_029_999, drawEyeAccessory],
  [1_030_000, 1_039_999, drawEarring],
  [1_040_000, 1_049_999, 'items/clothes/top'],
  [1_050_000, 1_059_999, 'items/clothes/overall'],
  [1_060_000, 1_069_999, drawBottom],
  [1_070_000, 1_079_999, 'items/clothes/shoes'],
  [1_080_000, 1_089_999, 'items/clothes/gloves'],
  [1_090_000, 1_099_999, 'items/clothes/shield'],
  [1_100_000, 1_109_999, drawCape],
  [1_110_000, 1_119_999, drawRing],
  [1_120_000, 1_129_999, drawPendant],
  [1_130_000, 1_139_999, 'items/jewelry/belt'],
  [1_140_000, 1_149_999, 'items/jewelry/medal'],
  [1_150_000, 1_159_999, drawPendant],
  [1_700_000, 1_799_999, drawNamedCover],
  [1_800_000, 1_899_999, drawNamedPetWear],
  [1_910_000, 1_919_999, 'items/animals/saddle'],
  [1_900_000, 1_999_999, 'items/animals/mount'],
  [1_300_000, 1_699_999, 'items/weapons/odd'],
  [2_000_000, 2_000_999, drawPotion],
  [2_002_000, 2_009_999, drawPotion],
  [2_001_000, 2_029_999, drawEdible],
  [2_030_000, 2_039_999, 'items/papers/town-scroll'],
  [2_040_000, 2_049_999, drawScroll],
  [2_050_000, 2_059_999, 'items/potions/medicine'],
  [2_060_000, 2_069_999, drawArrows],
  [2_070_000, 2_079_999, drawThrowingStar],
  [2_080_000, 2_089_999, 'items/thrown/toy'],
  [2_100_000, 2_119_999, 'items/belongings/sack'],
  [2_120_000, 2_129_999, drawFood],
  [2_210_000, 2_219_999, drawPotion],
  [2_240_000, 2_249_999, drawRing],
  [2_260_000, 2_269_999, drawFood],
  [2_280_000, 2_299_999, 'items/papers/book'],
  [2_320_000, 2_329_999, 'items/papers/town-scroll'],
  [2_330_000, 2_339_999, drawBullets],
  [2_340_000, 2_349_999, drawScroll],
  [2_380_000, 2_389_999, drawCard],
  [2_000_000, 2_999_999, drawPotion],
  [3_010_000, 3_019_999, drawChair],
  [3_000_000, 3_999_999, 'items/belongings/sign'],
  [4_000_000, 4_000_999, drawEtcItem],
  [4_003_000, 4_003_999, drawEtcItem],
  [4_004_000, 4_005_999, 'items/minerals/crystal'],
  [4_006_000, 4_006_999, 'items/minerals/raw-jewel'],
  [4_007_000, 4_007_999, 'items/minerals/powder'],
  [4_010_000, 4_010_999, 'items/minerals/ore'],
  [4_011_000, 4_011_999, 'items/minerals/plate'],
  [4_020_000, 4_020_999, 'items/minerals/raw-jewel'],
  [4_021_000, 4_021_999, 'items/minerals/jewel'],
  [4_130_000, 4_130_999, 'items/minerals/crystal'],
  [4_131_000, 4_149_999, 'items/papers/book'],
  [4_150_000, 4_159_999, 'items/papers/ticket'],
  [4_160_000, 4_169_999, 'items/papers/book'],
  [4_210_000, 4_229_999, drawRing],
  [4_250_000, 4_269_999, 'items/minerals/crystal'],
  [5_000_000, 5_009_999, 'items/animals/pet'],
  [5_050_000, 5_059_999, 'items/papers/town-scroll'],
  [5_090_000, 5_099_999, 'items/papers/letter'],
  [5_120_000, 5_129_999, 'items/belongings/parcel'],
  [5_150_000, 5_159_999, 'items/papers/ticket'],
  [5_200_000, 5_209_999, 'items/belongings/sack'],
  [5_210_000, 5_229_999, 'items/papers/ticket'],
  [5_240_000, 5_249_999, drawFood],
  [5_360_000, 5_369_999, 'items/papers/ticket'],
  [5_000_000, 5_999_999, drawGadget],
  [9_000_000, 9_000_003, drawMesos],
];

/** Words of English names of quest items, which have no id ranges of their own. */
const WORDS: readonly (readonly [word: RegExp, drawing: ItemDrawing])[] = [
  [/\bkeys?\b/i, 'items/belongings/key'],
  [/ticket|\bpass\b|coupon|voucher|stamp\b|token/i, 'items/papers/ticket'],
  [
    /letter|\bnote\b|message|report|document|invitation|contract|permit|licen[cs]e|certificate|handbill|\blist\b|\bpage/i,
    'items/papers/letter',
  ],
  [/book|diary|manual|journal|ledger|tome/i, 'items/papers/book'],
  [/compass/i, 'items/things/compass'],
  [/scissors|shears/i, 'items/things/scissors'],
  [/\bhammer/i, 'items/things/hammer'],
  [/\bpadlock/i, 'items/things/padlock'],
  [/campfire/i, 'items/things/flame'],
  [/chalkboard|billboard/i, 'items/belongings/sign'],
  [/\bwheel\b/i, 'items/monster-parts/gear'],
  [/\bbell\b|\bchimes?\b/i, 'items/monster-parts/bell'],
  [/candle|lantern|lamp\b/i, 'items/monster-parts/lantern'],
  [/\b(?:song|music)\b/i, 'items/things/note'],
  [/\bkite\b/i, 'items/things/kite'],
  [/\bmap\b|\bchart|\bplan\b|blueprint|backdrop/i, 'items/papers/plan'],
  [/scroll|chapter/i, 'items/papers/town-scroll'],
  [/\brings?\b|signet/i, drawRing],
  [/necklace|pendant|amulet|\blocket|\bcharm\b/i, drawPendant],
  [/medal|badge|emblem|crest/i, 'items/jewelry/medal'],
  [/potion|medicine|elixir|\bvial|phial|bottle|flask|tonic|syrup|\bwater of|medical/i, drawPotion],
  [/\bbag|\bsack|pouch/i, 'items/belongings/sack'],
  [/\bbox\b|\bchest\b|parcel|package|\bcrate|\bgift|basket/i, 'items/belongings/parcel'],
  [/crystal|prism/i, 'items/minerals/crystal'],
  [/jewel|gem\b|ruby|sapphire|emerald|diamond|opal|topaz/i, 'items/minerals/jewel'],
  [/coin/i, drawMesos],
  [/helmet|visor|crown|\bhat\b/i, drawHat],
  [/card/i, drawCard],
  [/powder|\bdust|\bsand\b|\bash(?:es)?\b/i, 'items/minerals/powder'],
  [
    /\bbread|\bcake|soup|meat|\bfish\b|cheese|butter\b|\bmilk|\btea\b|apple|berr(?:y|ies)\b|cookie|\bpie\b|honey|persimmon/i,
    drawFood,
  ],
];

const QUEST_THINGS = [
  drawEtcItem,
  drawEtcItem,
  'items/papers/letter',
  'items/belongings/key',
  'items/belongings/parcel',
  'items/papers/book',
  'items/minerals/crystal',
  'items/papers/plan',
  'items/papers/ticket',
] as const;

/** Ranges with things of all kinds. There the name decides, if it has a known word. */
const MIXED: ReadonlySet<ItemDrawing> = new Set([drawEtcItem, drawGadget, 'items/belongings/sign']);

const drawQuestThing = (sketch: ItemSketch) =>
  canvasOf(etcItemNamed(sketch.name) ?? sketch.choices.pick('thing', QUEST_THINGS), sketch);

function rangeOf(id: number): ItemDrawing | undefined {
  return RANGES.find(([first, last]) => id >= first && id <= last)?.[2];
}

/** Drawing of an item: weapons by type, quest items by name, all others by id range. */
export function drawingOf(id: number, name: string): ItemDrawing {
  const weapon = weaponTypeOf(id);
  if (weapon !== undefined) return WEAPONS[weapon];
  const drawing = rangeOf(id);
  if (drawing !== undefined && !MIXED.has(drawing)) return drawing;
  if (drawing === undefined && (id < 4_000_000 || id > 4_999_999)) return 'items/belongings/parcel';
  const named = name === '' ? undefined : WORDS.find(([word]) => word.test(name))?.[1];
  return named ?? drawing ?? drawQuestThing;
}
