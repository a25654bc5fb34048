/** Snow, ice, and the ash road behind the mountain. */
export const FROSTGATE = `
# 61101
54 | Mitten Mouse | Lost Mitten | There are never two.
58 | Frost Lynx | Lynx Whisker | Thinner than cold itself.
62 | Snowblind Owl | White Feather | Turns grey when you tell a lie.
67 | Hoarfrost Elk | Frosted Antler | Rings like a wine glass.
# 61102
56 | Icicle Imp | Icicle | It was holding it like a sword.
61 | Slush Imp | Bucket of Slush | Keep it away from your collar.
66 | Hail Imp | Perfect Hailstone | Round as an eye.
# 61103
63 | Snowball Golem | Coal Eye | There is one more somewhere in the drift.
68 | Avalanche Brute | Frozen Knot of Fur | Something still beats in it.
73 | Glacier Walker | Blue Ice Core | A thousand winters, one on top of the other.
77 | Berg Titan | Titan Icicle | Two men carry it, and they do not talk.
# 71101
70 | Lost Mountaineer | Frayed Climbing Rope | It ends in a very good knot.
74 | Frozen Fiddler | Frozen Bow | Plays by itself on windless nights.
79 | Winter Widow | Black Ice Shawl | Colder inside than out.
# 71102
73 | Ash Pilgrim | Ashen Bead | Warm from all those hands.
76 | Magma Toad | Toad Ember | It hiccups.
79 | Soot Drakeling | Sooty Scale | Wipe it, and you will see somebody else's face.
83 | Ember Duelist | Broken Foil | En garde, it says, along the blade.
# 71103
81 | Slag Crawler | Slag Lump | Somewhere in it is a very good sword.
85 | Bellows Ogre | Ogre Bellows | One breath, and the barn is in the next valley.
89 | Lava Swan | Obsidian Feather | You may shave with it, once.
93 | Cinder Bride | Scorched Veil | She waited at the bridge. The bridge did not.
`;
