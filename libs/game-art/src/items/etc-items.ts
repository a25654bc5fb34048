import type { Canvas } from '../canvas.js';
import type { ItemSketch } from './item-description.js';
import { drawGloves } from './clothes.js';
import { drawCrystal } from './minerals.js';
import { drawLetter } from './papers.js';
import {
  balloon,
  button,
  cloud,
  cup,
  flame,
  hammer,
  jar,
  kite,
  note,
  padlock,
  rope,
  watch,
} from './trinkets.js';
import {
  bone,
  claw,
  egg,
  eye,
  fang,
  feather,
  fur,
  horn,
  scale,
  shell,
  skull,
  tail,
  wing,
} from './etc-items-of-beasts.js';
import {
  bell,
  branch,
  cap,
  cloth,
  doll,
  flower,
  gear,
  lantern,
  leaf,
  orb,
  rock,
  seed,
  slime,
  thread,
} from './etc-items-of-others.js';

/** Words of names that say what a monster left behind. */
const ETC_ITEMS = [
  [
    /\b(?:apron|stockings?|socks?|sleeve|gown|veil|shawl|pennon|tassel|epaulette|stripe|linen|canvas|mop|ribbons?|cloth|rags?|scarf|flag|banner|sail(?:cloth)?|bandages?|shroud|felt|bolt of)\b/i,
    cloth,
  ],
  [/gauntlet|\bgloves?\b|mittens?\b/i, drawGloves],
  [/shell|conch|clam|carapace/i, shell],
  [/feather|plume|quill|pinion/i, feather],
  [/tail\b/i, tail],
  [/horn\b|horns\b|antler|bugle/i, horn],
  [/fang|tooth|teeth|tusk|\bjaw|stinger/i, fang],
  [/skull|mask|\bhead/i, skull],
  [/bone|\bribs?\b|joint|knuckle|spine/i, bone],
  [/petal|dandelion|thistle|flower|blossom|bloom|lily|\brose|catkin|lotus/i, flower],
  [/icicle|\bice\b/i, drawCrystal],
  [/leaf|leaves|herb|fern|moss|grass|weed|clover|\bhay\b|wheat|straw|reed\b|needle|stem\b|turnip/i, leaf],
  [
    /branch|wood\b|wooden|\blogs?\b|bark|twig|\bstick|root\b|stump|splinter|plank|bamboo|timber|signpost/i,
    branch,
  ],
  [/mushroom|spore|toadstool|cap\b/i, cap],
  [/\beyes?\b|eyeball|gaze|iris/i, eye],
  [/wing\b|wings\b|\bfins?\b/i, wing],
  [/\b(?:furs?|hides?|pelts?|leather|manes?|fleece|wool|hairs?|whiskers?|bristles?)\b|skin\b/i, fur],
  [/\block\b|padlock/i, padlock],
  [/\bbutton/i, button],
  [/balloon/i, balloon],
  [/\bkite\b/i, kite],
  [/cloud|\bfog\b|smoke|\bair\b|\bsky\b|breath/i, cloud],
  [/cinder|ember\b|flame|fire\b/i, flame],
  [/\b(?:clocks?|watch|stopwatch|metronome|dial|seconds?|minutes?|pendulum|hands?)\b/i, watch],
  [/tea ?cups?|\bcups?\b|\bmug\b|goblet/i, cup],
  [/\b(?:jars?|pots?|bucket|amphora|gourd$|kettle|urn|flour)\b/i, jar],
  [/hammer|tongs|\bpick\b|shovel|mallet/i, hammer],
  [/\b(?:ropes?|twine|slack line|lasso|hose)\b/i, rope],
  [/\b(?:songs?|music|tune|tuning)\b/i, note],
  [
    /\b(?:papers?|newspaper|notice|deed|oath|will|orders?|summons|treaty|alibi|almanac|recipe|census|rights|resignation|passport|portrait|photograph|word|binding|proof|test|certificate|seal|licen[cs]e|handbill)\b/i,
    drawLetter,
  ],
  [
    /slime|jelly|\bgoo|bubble|droplet|ooze|\bgel\b|\bink\b|\boil\b|\bsap\b|tear\b|\bdew\b|mucus|glue|pitch|slush/i,
    slime,
  ],
  [/thread|string\b|silk|yarn|\bweb|spool|wire|fuse/i, thread],
  [/\beggs?\b|cocoon/i, egg],
  [/claw|talon|\bpaw|nail\b|nails\b|pincer/i, claw],
  [/scale\b|scales\b|sliver|flake/i, scale],
  [/seed|\bnuts?\b|chestnut|acorn|beans?\b|kernel|cone\b|bulb|\bburr|\bpea\b/i, seed],
  [/\borb|\bcore|heart|soul|spirit|pearl|essence|marble|spark|bead|rosary|doorknob|nose/i, orb],
  [/gear|\bcog|screw|spring|bolt\b|wheel|machine|piston|scrap|hoop|vane|hinge|rivet|hook\b|tap\b/i, gear],
  [/\bdolls?\b|\btoy|teddy|puppet|bear\b|plush/i, doll],
  [/\bbells?\b|chime|gong|whistle|drum/i, bell],
  [/lantern|\blamp|candle|torch|light\b|wick|firefl/i, lantern],
  [
    /stone|rock|pebble|shard|chunk|fragment|rubble|clay|coal|brick|boulder|gravel|lump|slag|crumb|potsherd|plaster|terracotta|meteor|chalk/i,
    rock,
  ],
] as const;

const HEAP = [
  shell,
  feather,
  tail,
  horn,
  fang,
  bone,
  leaf,
  branch,
  cap,
  eye,
  wing,
  fur,
  slime,
  cloth,
  egg,
  claw,
  scale,
  flower,
  orb,
  doll,
  rock,
  thread,
] as const;

/** The drawing of a leaving that a name speaks of; undefined where it speaks of none. */
export function etcItemNamed(name: string): ((sketch: ItemSketch) => Canvas) | undefined {
  return ETC_ITEMS.find(([word]) => word.test(name))?.[1];
}

/** What monsters leave behind: by its name where that says it, else what the id picks. */
export function drawEtcItem(sketch: ItemSketch): Canvas {
  return (etcItemNamed(sketch.name) ?? sketch.choices.pick('leaving', HEAP))(sketch);
}
