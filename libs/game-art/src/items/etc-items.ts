import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import type { ItemSketch } from './item-description.js';
import { drawItemShape } from './item-shape.js';

/** Words of names that say what a monster left behind. */
const ETC_ITEMS: readonly (readonly [word: RegExp, drawing: ShapeName])[] = [
  [
    /\b(?:apron|stockings?|socks?|sleeve|gown|veil|shawl|pennon|tassel|epaulette|stripe|linen|canvas|mop|ribbons?|cloth|rags?|scarf|flag|banner|sail(?:cloth)?|bandages?|shroud|felt|bolt of)\b/i,
    'items/leavings/cloth',
  ],
  [/gauntlet|\bgloves?\b|mittens?\b/i, 'items/clothes/gloves'],
  [/shell|conch|clam|carapace/i, 'items/leavings/shell'],
  [/feather|plume|quill|pinion/i, 'items/leavings/feather'],
  [/tail\b/i, 'items/leavings/tail'],
  [/horn\b|horns\b|antler|bugle/i, 'items/leavings/horn'],
  [/fang|tooth|teeth|tusk|\bjaw|stinger/i, 'items/leavings/fang'],
  [/skull|mask|\bhead/i, 'items/leavings/skull'],
  [/bone|\bribs?\b|joint|knuckle|spine/i, 'items/leavings/bone'],
  [/petal|dandelion|thistle|flower|blossom|bloom|lily|\brose|catkin|lotus/i, 'items/leavings/flower'],
  [/icicle|\bice\b/i, 'items/minerals/crystal'],
  [
    /leaf|leaves|herb|fern|moss|grass|weed|clover|\bhay\b|wheat|straw|reed\b|needle|stem\b|turnip/i,
    'items/leavings/leaf',
  ],
  [
    /branch|wood\b|wooden|\blogs?\b|bark|twig|\bstick|root\b|stump|splinter|plank|bamboo|timber|signpost/i,
    'items/leavings/branch',
  ],
  [/mushroom|spore|toadstool|cap\b/i, 'items/leavings/cap'],
  [/\beyes?\b|eyeball|gaze|iris/i, 'items/leavings/eye'],
  [/wing\b|wings\b|\bfins?\b/i, 'items/leavings/wing'],
  [
    /\b(?:furs?|hides?|pelts?|leather|manes?|fleece|wool|hairs?|whiskers?|bristles?)\b|skin\b/i,
    'items/leavings/fur',
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
    'items/leavings/slime',
  ],
  [/thread|string\b|silk|yarn|\bweb|spool|wire|fuse/i, 'items/leavings/thread'],
  [/\beggs?\b|cocoon/i, 'items/leavings/egg'],
  [/claw|talon|\bpaw|nail\b|nails\b|pincer/i, 'items/leavings/claw'],
  [/scale\b|scales\b|sliver|flake/i, 'items/leavings/scale'],
  [/seed|\bnuts?\b|chestnut|acorn|beans?\b|kernel|cone\b|bulb|\bburr|\bpea\b/i, 'items/leavings/seed'],
  [
    /\borb|\bcore|heart|soul|spirit|pearl|essence|marble|spark|bead|rosary|doorknob|nose/i,
    'items/leavings/orb',
  ],
  [
    /gear|\bcog|screw|spring|bolt\b|wheel|machine|piston|scrap|hoop|vane|hinge|rivet|hook\b|tap\b/i,
    'items/leavings/gear',
  ],
  [/\bdolls?\b|\btoy|teddy|puppet|bear\b|plush/i, 'items/leavings/doll'],
  [/\bbells?\b|chime|gong|whistle|drum/i, 'items/leavings/bell'],
  [/lantern|\blamp|candle|torch|light\b|wick|firefl/i, 'items/leavings/lantern'],
  [
    /stone|rock|pebble|shard|chunk|fragment|rubble|clay|coal|brick|boulder|gravel|lump|slag|crumb|potsherd|plaster|terracotta|meteor|chalk/i,
    'items/leavings/rock',
  ],
];

const HEAP = [
  'items/leavings/shell',
  'items/leavings/feather',
  'items/leavings/tail',
  'items/leavings/horn',
  'items/leavings/fang',
  'items/leavings/bone',
  'items/leavings/leaf',
  'items/leavings/branch',
  'items/leavings/cap',
  'items/leavings/eye',
  'items/leavings/wing',
  'items/leavings/fur',
  'items/leavings/slime',
  'items/leavings/cloth',
  'items/leavings/egg',
  'items/leavings/claw',
  'items/leavings/scale',
  'items/leavings/flower',
  'items/leavings/orb',
  'items/leavings/doll',
  'items/leavings/rock',
  'items/leavings/thread',
] as const;

/** The drawing of a leaving that a name speaks of; undefined where it speaks of none. */
export function etcItemNamed(name: string): ShapeName | undefined {
  return ETC_ITEMS.find(([word]) => word.test(name))?.[1];
}

/** What monsters leave behind: by its name where that says it, else what the id picks. */
export function drawEtcItem(sketch: ItemSketch): Canvas {
  return drawItemShape(etcItemNamed(sketch.name) ?? sketch.choices.pick('leaving', HEAP), sketch);
}
