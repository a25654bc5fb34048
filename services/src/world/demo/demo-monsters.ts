import type { DemoRandom } from './demo-random.js';

export interface DemoMonster {
  id: number;
  name: string;
  level: number;
  isBoss: boolean;
  /** What it leaves behind, the usual drop. */
  leftover: string;
  info: Readonly<Record<string, number | string>>;
}

type Sketch = readonly [level: number, name: string, leftover: string, boss?: 'boss'];

const SKETCHES: readonly Sketch[] = [
  [1, 'Dewdrop', 'Morning Dew'],
  [2, 'Pip Sprout', 'Curled Leaf'],
  [4, 'Acorn Scamp', 'Acorn Cap'],
  [5, 'Burrow Mite', 'Loose Gravel'],
  [7, 'Dandelion Puff', 'Dandelion Fluff'],
  [9, 'Clay Piglet', 'Lump of Clay'],
  [10, 'Thistle Hopper', 'Thistle Spine'],
  [12, 'Marsh Newtling', 'Newtling Tail'],
  [14, 'Lantern Moth', 'Glowing Dust'],
  [15, 'Barrel Beetle', 'Barrel Hoop'],
  [17, 'Quill Hedgeling', 'Writing Quill'],
  [19, 'Gourd Grinner', 'Gourd Seed'],
  [20, 'King Gourd', 'Royal Gourd Stem', 'boss'],
  [22, 'Reedwater Frogling', 'Slick Reed'],
  [24, 'Cinder Whelp', 'Warm Cinder'],
  [26, 'Tin Marcher', 'Tin Button'],
  [28, 'Bramble Stalker', 'Bramble Thorn'],
  [30, 'Fog Wisp', 'Bottled Fog'],
  [32, 'Cave Knocker', 'Cave Pebble'],
  [34, 'Iron Tortoise', 'Cracked Shell Plate'],
  [35, 'Old Mossmane', 'Mossmane Braid', 'boss'],
  [37, 'Dune Skitter', 'Singing Sand'],
  [39, 'Salt Crab', 'Salt Crystal'],
  [41, 'Glass Scorpion', 'Glass Stinger'],
  [43, 'Kite Ray', 'Torn Kite'],
  [45, 'Sunken Bell', 'Bell Clapper'],
  [47, 'Coral Knight', 'Coral Splinter'],
  [50, 'Captain Brine', 'Brine-Soaked Hat', 'boss'],
  [52, 'Clockwork Page', 'Bent Cogwheel'],
  [54, 'Paper Crane', 'Folded Page'],
  [56, 'Ink Serpent', 'Drop of Ink'],
  [58, 'Porcelain Guard', 'Porcelain Shard'],
  [60, 'Wind-Up General', 'Brass Key', 'boss'],
  [62, 'Frost Lynx', 'Lynx Whisker'],
  [64, 'Icicle Imp', 'Icicle'],
  [66, 'Snowblind Owl', 'White Feather'],
  [68, 'Avalanche Brute', 'Frozen Knot of Fur'],
  [70, 'Glacier Matron', 'Frozen Tear', 'boss'],
  [73, 'Ash Pilgrim', 'Ashen Bead'],
  [76, 'Magma Toad', 'Toad Ember'],
  [79, 'Soot Drake', 'Sooty Scale'],
  [82, 'Ember Duelist', 'Broken Foil'],
  [85, 'Volcano Heart', 'Beating Stone', 'boss'],
  [88, 'Orchard Dryad', 'Silver Apple'],
  [91, 'Thorn Minotaur', 'Thorned Horn'],
  [94, 'Twilight Stag', 'Dusk Antler'],
  [97, 'Moonlit Hunter', 'Moonlit Arrowhead'],
  [100, 'Verdant Colossus', 'Colossus Root', 'boss'],
  [104, 'Hollow Armor', 'Empty Visor'],
  [108, 'Bone Chorister', 'Sheet of Old Music'],
  [112, 'Grave Alchemist', 'Cloudy Flask'],
  [116, 'Midnight Registrar', 'Overdue Notice'],
  [120, 'The Hollow Queen', "Queen's Black Veil", 'boss'],
  [125, 'Star Jelly', 'Star Jelly Drop'],
  [130, 'Comet Hound', 'Comet Fur'],
  [135, 'Void Weaver', 'Thread of Nothing'],
  [140, 'Orbit Sentinel', 'Orbit Ring'],
  [145, 'Eclipse Herald', 'Sliver of Eclipse', 'boss'],
  [150, 'Time Gardener', 'Seed of an Hour'],
  [155, 'Forgotten Titan', 'Titan Name Tag'],
  [160, 'Aeon, the Last Hour', 'Stopped Clock Hand', 'boss'],
];

/** Ids of six digits exist among monsters, so the low levels have such. */
const FIRST_ID = 100_100;
const LATER_ID = 2_100_000;
const BOSS_ID = 8_510_000;

/** Some sixty monsters from level 1 to 160, ten of them bosses. */
export function demoMonsters(random: DemoRandom): DemoMonster[] {
  return SKETCHES.map(([level, name, leftover, boss], index) => {
    const isBoss = boss === 'boss';
    const hp = Math.round(8 + Math.pow(level, 2.25) * (isBoss ? 90 : 1.6));
    const exp = Math.round(3 + Math.pow(level, 1.75) * (isBoss ? 45 : 0.9));
    const info = {
      bodyAttack: 1,
      level,
      maxHP: hp,
      maxMP: level * (isBoss ? 200 : 12),
      speed: random.between(-60, 10),
      PADamage: Math.round(8 + level * 4.6 * (isBoss ? 1.6 : 1)),
      PDDamage: Math.round(level * 2.2 * (isBoss ? 2 : 1)),
      MADamage: Math.round(level * 3.9 * (isBoss ? 1.6 : 1)),
      MDDamage: Math.round(level * 2.4 * (isBoss ? 2 : 1)),
      acc: 20 + level * 2,
      eva: Math.round(level / 4),
      exp,
      undead: /Hollow|Bone|Grave/.test(name) ? 1 : 0,
      ...(isBoss ? { boss: 1, hpTagColor: 1 } : {}),
    };
    const firstId = isBoss ? BOSS_ID : level < 20 ? FIRST_ID : LATER_ID;
    return { id: firstId + index, name, level, isBoss, leftover, info };
  });
}
