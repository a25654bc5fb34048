/** The cloud towns, the dunes and the bamboo hills. */
export const FOUR_WINDS = `
# 31101 | sky
32 | Cloud Lamb | Tuft of Cloud | Rains a little when you squeeze it.
35 | Nimbus Ram | Curled Nimbus Horn | You can hear tomorrow's weather in it.
39 | Thundering Ram | Storm Fleece | Do not wash with woollens.
# 31102
34 | Paper Crane | Folded Page | It is a love letter, third attempt.
38 | Ink Serpent | Drop of Ink | Writes by itself, mostly complaints.
43 | Origami Wolf | Sharp Crease | Cuts paper, envy and thread.
48 | Wax Seal Gryphon | Broken Seal | From a letter that never should have been opened.
# 31103
36 | Weathercock | Rusted Vane | Points at whoever is lying.
41 | Gale Finch | Whistling Feather | Three of them make a chord.
46 | Zephyr Hawk | Zephyr Pinion | Lighter than it has any right to be.
52 | Storm Petrel | Petrel Spark | Sailors will not have it on board.
# 31104
45 | Balloon Urchin | Popped Balloon | Still has a bit of a birthday in it.
49 | Basket Weevil | Wicker Shred | Pilot Jun is down to his last basket.
55 | Stray Aeronaut | Flight Goggles Strap | Last seen going up.
# 41001
30 | Dune Skitter | Singing Sand | Hums in the evening, off key.
35 | Glass Scorpion | Glass Stinger | See-through. That is the trouble.
40 | Mirage Fennec | Handful of Mirage | It looks like water until you are thirsty.
45 | Sunbleached Jackal | Sunbleached Jaw | It never stops smiling.
# 41002
33 | Water-Seller Cactus | Cactus Tap | Turn to the left. No, your other left.
38 | Cactus Bandolero | Bandolero Sash | Smells of limes.
44 | Old Saguaro | Saguaro Rib | Older than the well, and it says so.
# 41003
42 | Tomb Scarab | Faience Wing | The blue has not faded in two thousand years.
47 | Bandage Cat | Unravelled Bandage | Purrs, very faintly.
51 | Vase Keeper | Painted Potsherd | Half a picture of a very good party.
56 | Dune Pharaoh's Clerk | Clay Tablet | A tax return. Even here.
# 41101
46 | Bamboo Panda | Bamboo Shoot | It offered to share. You declined.
50 | Kettle Tanuki | Kettle Lid | Rattles before rain.
54 | Gong Boar | Boar Gong | Tuned by running into a wall.
59 | Temple Crane | Crane Plume | Bows if you bow first.
# 41102
48 | Peach Imp | Peach Stone | A thousand-year peach, eaten in a minute.
53 | Plum Swordling | Plum Blossom Pin | It fought well, for a fruit.
58 | Persimmon Monk | Persimmon Bead | One of a hundred and eight.
63 | Lotus Duelist | Lotus Tassel | Pink, and very much offended.
# 41103
57 | Terracotta Foot | Terracotta Toe | There are eight thousand more where that came from.
60 | Porcelain Guard | Porcelain Shard | Mended with gold along one edge.
65 | Jade Lion Cub | Jade Claw | Cold even in the sun.
69 | Paper Dragon Dancer | Dragon Streamer | The drummers are still looking for it.
`;
