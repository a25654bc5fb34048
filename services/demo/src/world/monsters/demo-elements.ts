/** Elements that the names of monsters tell, in the spelling of the game files. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/Bone|Grave|Hollow|Drowned|Ghost|Bandage|Tomb|Pharaoh|Wraith|Widow|Wisp|Shadow|Debt/, 'S1H3'],
  [/Ember|Magma|Lava|Cinder|Charcoal|Furnace|Slag|Soot|Ash |Volcano|Kiln|Candle|Firework|Meteor/, 'F2I3'],
  [/Frost|Snow|Icicle|Slush|Hail|Glacier|Berg|Winter|Frozen|Avalanche|Mitten/, 'I2F3'],
  [
    /Goby|Puffer|Wrasse|Angler|Kelp|Sardin|Swordfish|Hammerhead|Manta|Octopus|Ray|Crab|Newt|Jelly|Puddle|Brook/,
    'L3',
  ],
  [/Thunder|Storm|Nimbus|Gale|Zephyr/, 'L2I3'],
  [
    /Willow|Moss|Sprout|Clover|Thistle|Nettle|Teasel|Bramble|Dryad|Rootling|Gourd|Turnip|Toadstool|Evergreen/,
    'F3',
  ],
  [/Golem|Titan|Tin |Brass|Iron|Clockwork|Automaton|Armor|Tortoise|Terracotta|Porcelain|Hulk/, 'S2L3'],
  [/Scorpion|Beehive|Wasp|Weaver/, 'S2F3'],
];

/** `elemAttr` of a monster; most of the greatest bosses shrug off everything, the others take all alike where their name tells nothing. */
export function elementsOfName(name: string, isGreat: boolean): string | undefined {
  if (isGreat) return 'F2I2L2S1';
  return KINDS.find(([names]) => names.test(name))?.[1];
}
