/** Woods, cliffs, sewers and shores of the old coast, up to level fifty. */
export const WILLOW_COAST = `
# 11001
10 | Thistle Hopper | Thistle Spine | Sewing needles, if you are patient.
14 | Nettle Hopper | Nettle Stocking | Knitted by nobody knows whom.
18 | Teasel Hopper | Teasel Comb | Fenna combs her bowstrings with it.
23 | Bramble Stalker | Bramble Thorn | It points north for an hour after it was cut.
# 11002
12 | Marsh Newtling | Newtling Tail | It will grow another. So will the tail.
17 | Lilypad Newt | Torn Lilypad | Frogs pay double for an undamaged one.
22 | Reedwater Frogling | Slick Reed | Hollow; good for breathing and for gossip.
27 | Bullrush Croaker | Croaker Bass String | Only one note, but what a note.
# 11003
11 | Barn Moth | Moth Scale | Leaves silver on your fingers.
14 | Lantern Moth | Glowing Dust | A pinch is enough to read by.
19 | Owlet Moth | Painted Wing Eye | It blinks if you stare too long.
24 | Emperor Moth | Emperor Cocoon | Finer than silk, and it hums.
# 11004
15 | Barrel Beetle | Barrel Hoop | The cooper says he wants them all back.
18 | Crate Beetle | Crate Splinter | Stencilled: THIS SIDE UP.
23 | Anvil Beetle | Dented Wing Case | Rings a clean C when struck.
29 | Strongbox Beetle | Jammed Padlock | The key is inside. Of course it is.
# 11005
13 | Quill Hedgeling | Writing Quill | Signs its own name if you are not careful.
17 | Pincushion Hedgeling | Bent Pin | There is one in every carpet of Willowmere.
21 | Chestnut Hedgeling | Roasted Chestnut | Two for a meso at the fair.
# 11006
19 | Gourd Grinner | Gourd Seed | It grins too, a little.
21 | Squash Sulker | Wilted Blossom | Sulked itself to sleep.
25 | Turnip Grumbler | Turnip Top | Makes a decent soup if you ignore the muttering.
28 | Scarecrow Nobody | Straw Sleeve | Somebody must have worn it before Nobody did.
# 21001
24 | Cinder Whelp | Warm Cinder | Do not put it in your pocket. You put it in your pocket.
28 | Charcoal Whelp | Charcoal Stub | Wick draws maps with it.
33 | Furnace Whelp | Furnace Tooth | Never quite cools.
# 21002
26 | Tin Marcher | Tin Button | Polished every morning at six.
29 | Tin Drummer | Split Drumskin | You can still hear the beat, if it is quiet.
34 | Tin Bugler | Dented Bugle | It plays retreat and nothing else.
39 | Brass Sergeant | Sergeant Stripe | Somebody shouted until it came off.
# 21003
30 | Fog Wisp | Bottled Fog | Shake well. Do not open indoors.
34 | Candle Wisp | Unlit Wick | It went out the day the chapel bell cracked.
38 | Gallows Wisp | Frayed Rope End | Nobody in Underbridge will buy it. Nobody will, gladly.
# 21004
32 | Cave Knocker | Cave Pebble | Knock twice with it and something knocks back.
35 | Lode Knocker | Lodestone Chip | Sticks to your buckle, and to your neighbor.
39 | Deep Knocker | Miner Lamp Glass | The light inside is not from a flame.
43 | Quarry Hulk | Hulk Knuckle | Heavy enough to hold any door open.
# 21005
31 | Gutter Rattling | Gnawed Ladle | Cook Marlo has stopped asking.
33 | Bilge Rattling | Tarred Whisker | Good for sealing letters.
37 | Fence Rattling | Someone Else's Locket | The portrait inside has been given a moustache.
41 | Alley Boss Cat | Torn Collar Bell | It rang for dinner and nobody came.
# 21006
34 | Iron Tortoise | Cracked Shell Plate | Three smiths tried to mend it.
38 | Moss Tortoise | Shell Moss | Softer than any pillow in the inn.
44 | Milestone Tortoise | Worn Milestone | It says nine miles. It always says nine miles.
# 31001
36 | Salt Crab | Salt Crystal | Licked clean on one corner.
39 | Anchor Crab | Anchor Link | Far too heavy for its size.
42 | Ghostlight Crab | Pale Claw | Glows when the tide turns.
46 | Wreck Crab | Cabin Hinge | It opened the captain's door once.
# 31002
41 | Kite Ray | Torn Kite | The string goes straight down.
44 | Sailcloth Ray | Patch of Sailcloth | Patched nine times, in nine colours.
48 | Thunder Ray | Static Fin | Makes your hair stand up for the rest of the day.
# 31003
43 | Sunken Bell | Bell Clapper | Wrapped in weed so that it keeps quiet.
45 | Figurehead | Carved Eyelash | She wept salt water even on dry land.
47 | Coral Knight | Coral Splinter | Snapped off in a duel over a parking place.
50 | Drowned Bosun | Bosun Whistle | It still brings somebody running.
# 31004
40 | Rootling | Knotted Root | It was pulling the other way.
44 | Toadstool Elder | Elder Toadstool Cap | The spots spell a word in no language.
47 | Moss Ape | Ape Moss Shawl | It wears it better.
50 | Bog Cyclops | Glass Eye | Not a spare, apparently.
`;
