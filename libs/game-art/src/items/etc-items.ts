import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';

/** Words of names that say what an etc item is. */
const ETC_ITEMS: readonly (readonly [word: RegExp, drawing: ShapeName])[] = [
  [
    /\b(?:apron|stockings?|socks?|sleeve|gown|veil|shawl|pennon|tassel|epaulette|stripe|linen|canvas|mop|ribbons?|cloth|rags?|scarf|flag|banner|sail(?:cloth)?|bandages?|shroud|felt|bolt of)\b/i,
    'items/monster-parts/cloth',
  ],
  [/gauntlet|\bgloves?\b|mittens?\b/i, 'items/clothes/gloves'],
  [/shell|conch|clam|carapace/i, 'items/monster-parts/shell'],
  [/feather|plume|quill|pinion/i, 'items/monster-parts/feather'],
  [/tail\b/i, 'items/monster-parts/tail'],
  [/horn\b|horns\b|antler|bugle/i, 'items/monster-parts/horn'],
  [/fang|tooth|teeth|tusk|\bjaw|stinger/i, 'items/monster-parts/fang'],
  [/skull|mask|\bhead/i, 'items/monster-parts/skull'],
  [/bone|\bribs?\b|joint|knuckle|spine/i, 'items/monster-parts/bone'],
  [/petal|dandelion|thistle|flower|blossom|bloom|lily|\brose|catkin|lotus/i, 'items/monster-parts/flower'],
  [/icicle|\bice\b/i, 'items/minerals/crystal'],
  [
    /leaf|leaves|herb|fern|moss|grass|weed|clover|\bhay\b|wheat|straw|reed\b|needle|stem\b|turnip/i,
    'items/monster-parts/leaf',
  ],
  [
    /branch|wood\b|wooden|\blogs?\b|bark|twig|\bstick|root\b|stump|splinter|plank|bamboo|timber|signpost/i,
    'items/monster-parts/branch',
  ],
  [/mushroom|spore|toadstool|cap\b/i, 'items/monster-parts/cap'],
  [/\beyes?\b|eyeball|gaze|iris/i, 'items/monster-parts/eye'],
  [/wing\b|wings\b|\bfins?\b/i, 'items/monster-parts/wing'],
  [
    /\b(?:furs?|hides?|pelts?|leather|manes?|fleece|wool|hairs?|whiskers?|bristles?)\b|skin\b/i,
    'items/monster-parts/fur',
  ],
  [/\block\b|padlock/i, 'items/things/padlock'],
  [/\bbutton/i, 'items/things/button'],
  [/balloon/i, 'items/things/balloon'],
  [/\bkite\b/i, 'items/things/kite'],
  [/cloud|\bfog\b|smoke|\bair\b|\bsky\b|breath/i, 'items/things/cloud'],
  [/cinder|ember\b|flame|fire\b/i, 'items/things/flame'],
  [/\b(?:clocks?|watch|stopwatch|metronome|dial|seconds?|minutes?|pendulum|hands?)\b/i, 'items/things/watch'],
  [/tea ?cups?|\bcups?\b|\bmug\b|goblet/i, 'items/things/cup'],
  [/\b(?:jars?|pots?|bucket|amphora|gourd$|kettle|urn|flour)\b/i, 'items/things/jar'],
  [/hammer|tongs|\bpick\b|shovel|mallet/i, 'items/things/hammer'],
  [/\b(?:ropes?|twine|slack line|lasso|hose)\b/i, 'items/things/rope'],
  [/\b(?:songs?|music|tune|tuning)\b/i, 'items/things/note'],
  [
    /\b(?:papers?|newspaper|notice|deed|oath|will|orders?|summons|treaty|alibi|almanac|recipe|census|rights|resignation|passport|portrait|photograph|word|binding|proof|test|certificate|seal|licen[cs]e|handbill)\b/i,
    'items/papers/letter',
  ],
  [
    /slime|jelly|\bgoo|bubble|droplet|ooze|\bgel\b|\bink\b|\boil\b|\bsap\b|tear\b|\bdew\b|mucus|glue|pitch|slush/i,
    'items/monster-parts/slime',
  ],
  [/thread|string\b|silk|yarn|\bweb|spool|wire|fuse/i, 'items/monster-parts/thread'],
  [/\beggs?\b|cocoon/i, 'items/monster-parts/egg'],
  [/claw|talon|\bpaw|nail\b|nails\b|pincer/i, 'items/monster-parts/claw'],
  [/scale\b|scales\b|sliver|flake/i, 'items/monster-parts/scale'],
  [/seed|\bnuts?\b|chestnut|acorn|beans?\b|kernel|cone\b|bulb|\bburr|\bpea\b/i, 'items/monster-parts/seed'],
  [
    /\borb|\bcore|heart|soul|spirit|pearl|essence|marble|spark|bead|rosary|doorknob|nose/i,
    'items/monster-parts/orb',
  ],
  [
    /gear|\bcog|screw|spring|bolt\b|wheel|machine|piston|scrap|hoop|vane|hinge|rivet|hook\b|tap\b/i,
    'items/monster-parts/gear',
  ],
  [/\bdolls?\b|\btoy|teddy|puppet|bear\b|plush/i, 'items/monster-parts/doll'],
  [/\bbells?\b|chime|gong|whistle|drum/i, 'items/monster-parts/bell'],
  [/lantern|\blamp|candle|torch|light\b|wick|firefl/i, 'items/monster-parts/lantern'],
  [
    /stone|rock|pebble|shard|chunk|fragment|rubble|clay|coal|brick|boulder|gravel|lump|slag|crumb|potsherd|plaster|terracotta|meteor|chalk/i,
    'items/monster-parts/rock',
  ],
];

const HEAP = [
  'items/monster-parts/shell',
  'items/monster-parts/feather',
  'items/monster-parts/tail',
  'items/monster-parts/horn',
  'items/monster-parts/fang',
  'items/monster-parts/bone',
  'items/monster-parts/leaf',
  'items/monster-parts/branch',
  'items/monster-parts/cap',
  'items/monster-parts/eye',
  'items/monster-parts/wing',
  'items/monster-parts/fur',
  'items/monster-parts/slime',
  'items/monster-parts/cloth',
  'items/monster-parts/egg',
  'items/monster-parts/claw',
  'items/monster-parts/scale',
  'items/monster-parts/flower',
  'items/monster-parts/orb',
  'items/monster-parts/doll',
  'items/monster-parts/rock',
  'items/monster-parts/thread',
] as const;

/** Drawing of an etc item by its name; undefined if no word of it is known. */
export function etcItemNamed(name: string): ShapeName | undefined {
  return ETC_ITEMS.find(([word]) => word.test(name))?.[1];
}

/** Draws an etc item by its name, else by its id. */
export function drawEtcItem(sketch: ItemSketch): Canvas {
  return drawItemShape(etcItemNamed(sketch.name) ?? sketch.choices.pick('leaving', HEAP), sketch);
}
