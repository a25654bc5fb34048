import type { Canvas } from '../canvas.js';
import type { ItemSketch } from './item-description.js';
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
} from './leavings-of-beasts.js';
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
} from './leavings-of-others.js';

/** Words of names that say what a monster left behind. */
const LEAVINGS = [
  [/shell|conch|clam|carapace/i, shell],
  [/feather|plume|quill/i, feather],
  [/tail/i, tail],
  [/horn|antler/i, horn],
  [/fang|tooth|teeth|tusk/i, fang],
  [/skull|mask|head/i, skull],
  [/bone|rib|joint/i, bone],
  [/petal|dandelion|thistle|flower|blossom|bloom|lily|rose/i, flower],
  [/leaf|leaves|herb|fern|moss|grass|weed|clover/i, leaf],
  [/branch|wood|log|bark|twig|stick|root|stump|splinter|plank/i, branch],
  [/mushroom|spore|toadstool|cap\b/i, cap],
  [/eye|gaze/i, eye],
  [/wing/i, wing],
  [/fur|hide|pelt|skin|leather|mane|fleece|wool|hair|whisker/i, fur],
  [/slime|jelly|goo|bubble|droplet|ooze|gel|ink|oil|sap|tear|dew|mucus/i, slime],
  [/cloth|rag|ribbon|scarf|flag|banner|sail|bandage|shroud/i, cloth],
  [/thread|string|silk|rope|yarn|web/i, thread],
  [/egg/i, egg],
  [/claw|talon|paw|nail|pincer/i, claw],
  [/scale/i, scale],
  [/seed|nut|acorn|bean|kernel|cone|bulb/i, seed],
  [/orb|core|heart|soul|spirit|pearl|essence|marble|spark/i, orb],
  [/gear|cog|screw|spring|bolt|wheel|machine|nut\b|piston|scrap/i, gear],
  [/doll|toy|teddy|puppet|bear\b|plush/i, doll],
  [/bell|chime/i, bell],
  [/lantern|lamp|candle|torch|light|wick/i, lantern],
  [/stone|rock|pebble|shard|chunk|fragment|rubble|clay|coal|brick|boulder/i, rock],
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
export function leavingNamed(name: string): ((sketch: ItemSketch) => Canvas) | undefined {
  return LEAVINGS.find(([word]) => word.test(name))?.[1];
}

/** What monsters leave behind: by its name where that says it, else what the id picks. */
export function drawLeaving(sketch: ItemSketch): Canvas {
  return (leavingNamed(sketch.name) ?? sketch.choices.pick('leaving', HEAP))(sketch);
}
