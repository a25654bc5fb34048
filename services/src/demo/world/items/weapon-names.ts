/** The usual weapons of each type, one for each of `WEAPON_LEVELS`, from the first to the last. */
export const WEAPON_NAMES = `
# sword
Driftwood Sword | Copper Shortsword | Cragholm Drill Sabre | Gatewatch Blade | Riverstone Falchion | Oathtaker | Fogcutter | Salt-Etched Cutlass | Moonsteel Sabre | Heron's Answer | Emberglass Edge | Winter Parley | The Long Goodbye | Dawnforged Blade | Queensgrief | Last Light of Cragholm
# axe
Kindling Hatchet | Copper Hatchet | Woodward's Axe | Ironbark Chopper | Knocker's Pick-Axe | Stumpwright | Bramblebane | Harbour Boarding Axe | Moonsteel Tomahawk | Two Opinions | Emberglass Cleaver | Avalanche Tooth | Orchard's End | Dawnforged Axe | Widowmoon | Heart of the Timber
# mace
Rolling Pin | Copper Cudgel | Pestle of Cragholm | Ironbark Club | Ferryman's Boathook | Riverstone Mace | Bellfounder's Hammer | Salt Flail | Moonsteel Flanged Mace | Sunday Sermon | Emberglass Morningstar | Frostgate Gavel | Thunder on a Stick | Dawnforged Mace | The Closing Argument | Anvil of Evening
# dagger
Bread Knife | Oyster Knife | Letter Opener | Back Alley Shiv | Twopenny Dirk | Fence's Favour | Nightjar Stiletto | Viperfang Dagger | Underbridge Kiss | Alibi | Shadowsilk Kris | Icicle, Sharpened | Last Word | Nocturne Edge | Secret Keeper | Eclipse Sliver
# wand
Willow Switch | Candle Snuffer | Hazel Wand | Wick's Taper | Chapel Sprinkler | Lamplighter's Rod | Firefly Wand | Tidecall Wand | Ink-Black Baton | Starlit Wand | Metronome Wand | Aurora Wand | Cherrywood Argument | Everquiet Wand | Wand of the Absent Choir | Finger of the Moon
# staff
Walking Stick | Willow Staff | Hazel Crook | Shepherd's Question | Candlewick Staff | Lanternwood Crosier | Toadstool Staff | Tidecall Staff | Librarian's Pole | Starlit Crosier | Clockhand Staff | Aurora Spire | Weathermaker | Everquiet Staff | Cathedral Candlestick | Root of the Sky
# twoHandedSword
Oar, Sharpened | Copper Longblade | Recruit's Greatsword | Gatewatch Claymore | Riverstone Zweihander | Two-Day March | Fogcutter's Elder Brother | Brine Claymore | Moonsteel Greatsword | Hill Divider | Emberglass Claymore | Glacier Splitter | Peacemaker | Dawnforged Greatsword | Throne Breaker | The Horizon
# twoHandedAxe
Log Splitter | Copper Broadaxe | Raft Builder | Ironbark Greataxe | Timberfall | Cragholm Executioner | Mossmane's Regret | Keelcutter | Moonsteel Greataxe | Barn Raiser | Emberglass Headsman | Avalanche Wing | Orchard Tyrant | Dawnforged Greataxe | The Second Winter | Forest's Farewell
# twoHandedMace
Fence Post | Copper Maul | Cooper's Mallet | Ironbark Sledge | Pile Driver | Riverstone Maul | Door Knocker of Cragholm | Anchor on a Chain | Moonsteel Maul | Loud Disagreement | Emberglass Sledge | Iceberg on a Stick | Earthshaker | Dawnforged Maul | Belfry | Footstep of a Titan
# spear
Sharpened Broomstick | Copper Spear | Frog Gig | Gatewatch Spear | Willow Boar Spear | Reedwater Trident | Ballroom Lance | Harpoon of Saltharbor | Moonsteel Partisan | Heron's Beak | Emberglass Trident | Frostgate Pike | Needle of the North | Dawnforged Spear | Comet Lance | Distance
# polearm
Hay Fork | Copper Bill | Orchard Pruner | Gatewatch Halberd | Riverbank Scythe | Parade Halberd | Bramble Hook | Mast-Top Glaive | Moonreaver | Ferryman's Toll | Emberglass Glaive | Winter Harvest | Dune Crescent | Dawnforged Halberd | The Long Reach | Horizon's Scythe
# bow
Bent Branch | Yew Shortbow | Rabbit Hunter | Ashwood Bow | Fenna's Second Try | Hawkfeather Bow | Willowmere Longbow | Seagull's Complaint | Windrider Bow | Harp of Arrows | Sunpiercer | Northern Lyre | Falcon's Promise | Frostline Greatbow | Skybreaker | Rainbow's Elbow
# crossbow
Toy Crossbow | Yew Crossbow | Mousetrap | Ashwood Crossbow | Poacher's Arbalest | Hawkfeather Arbalest | Gatehouse Windlass | Ship's Ballista, Small | Windrider Arbalest | Punctuation | Sunpiercer Arbalest | Frostbolt Caster | Grandmother's Reply | Frostline Boltcaster | Rooftop Verdict | Quarrel With Heaven
# claw
Mittens With Nails | Garden Rake | Chipped Claw | Back Alley Claw | Cat Burglar | Nightjar Talon | Pickpocket's Apology | Bilgehook | Viperfang Claw | Seven Fingers | Shadowsilk Talon | Frostbite Claw | Whispering Hand | Nocturne Talon | Hand of Nobody | Eclipse Gauntlet
# knuckle
Oven Gloves | Bar Rag Wraps | Deckhand Knuckle | Barnacle Knuckle | Saltworn Cestus | Bollard Breaker | Tavern Diplomat | Brinewood Cestus | Gale Knuckle | Left and Right | Riptide Fist | Icebreaker | Mutiny | Maelstrom Cestus | Handshake of the Deep | Leviathan's Jaw
# gun
Pea Shooter | Blunderbuss | Deckhand Pistol | Signal Gun | Saltworn Flintlock | Purser's Argument | Broadside Baby | Brinewood Pistol | Gale Pistol | Parting Shot | Riptide Handcannon | Polar Star | Captain's Privilege | Maelstrom Pistol | Thunder in a Drawer | Leviathan's Cough
`;

/** The word for a weapon of each type in the names of weapons that come as a whole line. */
export const WEAPON_NOUNS = {
  sword: 'Sabre',
  axe: 'Axe',
  mace: 'Mace',
  dagger: 'Dagger',
  wand: 'Wand',
  staff: 'Staff',
  twoHandedSword: 'Greatsword',
  twoHandedAxe: 'Greataxe',
  twoHandedMace: 'Maul',
  spear: 'Spear',
  polearm: 'Glaive',
  bow: 'Bow',
  crossbow: 'Crossbow',
  claw: 'Claw',
  knuckle: 'Knuckle',
  gun: 'Pistol',
} as const;

/** Lines that a festival or a great monster is known for: first number, level, name, a word on it. */
export const WEAPON_LINES = `
40 | 35 | Paper Lantern | Given out at the lantern festival, and far better than it looks.
41 | 43 | Festival Gold | For those who came back a second year.
42 | 64 | Midsummer | Somebody carved the shortest night of the year along the grip.
43 | 77 | Founders' Day | Struck from the bell that called the first guild together.
60 | 105 | Ridgebone | Carved from a dragon that had no further use for it.
61 | 115 | Queen's Mourning | The black never rubs off.
62 | 130 | Hourless | It was finished before it was begun.
`;

/** Where the usual weapons come from, by the levels from which on. */
export const WEAPON_MAKERS = {
  warrior: [
    "Hammered out at Hob's smithy in Cragholm, where nothing is ever thrown away.",
    'Cragholm work: no ornament, no excuses.',
    'Folded moonsteel from the Frostgate forges. Quiet when drawn.',
    'Made for somebody with a name in a song.',
  ],
  magician: [
    'Cut in the woods behind Lanternwood, on a night without wind.',
    'Magister Ode signed the receipt, and then the grip.',
    'It hums when you read aloud.',
    'There are only a few, and they know of each other.',
  ],
  bowman: [
    'Fenna of Willowmere strings every one of these herself.',
    'Seasoned for seven winters under the eaves.',
    'Drawn once in anger, and remembered for it.',
    'The arrow is where it should be before you let go.',
  ],
  thief: [
    'Nobody sold it to you. Nobody at all.',
    'Balanced for people in a hurry.',
    'Underbridge black: it takes the light and keeps it.',
    'If you can see it, it is already too late.',
  ],
  pirate: [
    'Bought off the back of a rowboat in Saltharbor.',
    'Smells of tar, rum and second chances.',
    'It went down with three ships and came up with none.',
    'The sea wants it back.',
  ],
} as const;
