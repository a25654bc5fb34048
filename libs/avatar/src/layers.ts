/** Slots that a cap can take up: cap, head, the parts of the hair, and the face's accessories. */
const HEADGEAR = 'CpHdH1H2H3H4H5H6HsHfHbAfAyAsAe';

/** Layers of a character, the front first, as `Base.wz/zmap.img` orders them; each with the slots of the body by `Base.wz/smap.img`. */
const LAYERS = {
  emotionOverBody: '',
  weaponWristOverGlove: 'Wp',
  capeOverHead: 'Sr',
  weaponOverGlove: 'Wp',
  gloveWristOverHair: 'Gw',
  gloveOverHair: 'Gl',
  handOverHair: 'Bd',
  weaponOverHand: 'Wp',
  shieldOverHair: 'Si',
  gloveWristBelowWeapon: 'Gw',
  gloveBelowWeapon: 'Gl',
  handBelowWeapon: 'Bd',
  weaponOverArm: 'Wp',
  gloveWristBelowMailArm: 'Gw',
  mailArmOverHair: 'MaGw',
  gloveBelowMailArm: 'Gl',
  armOverHair: 'Bd',
  mailArmOverHairBelowWeapon: 'MaGw',
  armOverHairBelowWeapon: 'Bd',
  weaponBelowArm: 'Wp',
  capOverHair: HEADGEAR,
  hairOverHead: 'H1',
  accessoryEyeOverCap: 'Af',
  capAccessory: 'Cc',
  cap: HEADGEAR,
  hair: 'H2',
  accessoryEye: 'Ay',
  accessoryEyeShadow: 'As',
  accessoryFace: 'Af',
  capAccessoryBelowAccFace: 'Cc',
  accessoryEar: 'Ae',
  capBelowAccessory: HEADGEAR,
  accessoryFaceOverFaceBelowCap: 'Af',
  face: 'Fc',
  accessoryFaceBelowFace: 'Af',
  hairShade: 'Hs',
  head: 'Hd',
  cape: 'Sr',
  gloveWrist: 'Gw',
  mailArm: 'MaGw',
  glove: 'Gl',
  hand: 'Bd',
  arm: 'Bd',
  weapon: 'Wp',
  shield: 'Si',
  weaponOverArmBelowHead: 'Wp',
  gloveWristBelowHead: 'Gw',
  mailArmBelowHeadOverMailChest: 'MaGw',
  gloveBelowHead: 'Gl',
  armBelowHeadOverMailChest: 'Bd',
  mailArmBelowHead: 'MaGw',
  armBelowHead: 'Bd',
  weaponOverBody: 'Wp',
  mailChestTop: 'MaGw',
  gloveWristOverBody: 'Gw',
  mailChestOverHighest: 'MaGw',
  pantsOverMailChest: 'PnSo',
  mailChest: 'MaGw',
  shoesTop: 'So',
  pantsOverShoesBelowMailChest: '',
  shoesOverPants: 'So',
  mailChestOverPants: 'MaGw',
  pants: 'PnSo',
  shoes: 'So',
  pantsBelowShoes: 'PnSo',
  mailChestBelowPants: 'MaGw',
  gloveOverBody: 'Gl',
  body: 'Bd',
  gloveWristBelowBody: 'Gw',
  gloveBelowBody: 'Gl',
  capAccessoryBelowBody: 'Cc',
  shieldBelowBody: 'Si',
  capeBelowBody: 'Sr',
  hairBelowBody: 'Hb',
  weaponBelowBody: 'Wp',
  backWing: 'Wg',
} as const;

export type LayerName = keyof typeof LAYERS;

const DEPTHS: ReadonlyMap<string, number> = new Map(Object.keys(LAYERS).map((name, depth) => [name, depth]));

/** The slots of a layer, two letters each; none for a layer that nothing can cover. */
export function slotsOfLayer(name: LayerName): readonly string[] {
  return splitSlots(LAYERS[name]);
}

/** The depth of a layer, 0 in front. */
export function depthOf(name: LayerName): number {
  return DEPTHS.get(name) ?? DEPTHS.size;
}

export function isLayer(name: string): name is LayerName {
  return DEPTHS.has(name);
}

/** Splits a text of slots in the game's files: `CpH1H5` is `Cp`, `H1`, `H5`. */
export function splitSlots(text: string): readonly string[] {
  return text.match(/../g) ?? [];
}
