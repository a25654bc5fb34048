/** Silver orchards, dragon ridges and the hollow castle. */
export const EMBERWAKE = `
# 81001
80 | Orchard Wasp | Wasp Paper | Notes for a house that will not be built.
84 | Silver Boarlet | Silver Bristle | Polishes itself.
88 | Orchard Dryad | Silver Apple | One bite and you remember your first house.
91 | Thorn Minotaur | Thorned Horn | He was lost as well.
# 81002
86 | Twilight Fawn | Twilight Hoof | Leaves stars instead of prints.
90 | Twilight Stag | Dusk Antler | The sun goes down between its points.
94 | Moonlit Hunter | Moonlit Arrowhead | It never missed. It merely waited.
98 | Wild Hunt Hound | Hunting Horn Shard | You hear it a day before it arrives.
# 81003
90 | Ridge Drakelet | Drakelet Egg Shell | Teeth marks on the inside.
95 | Copperback Drake | Copper Scale | Green where it was proud.
100 | Verdigris Drake | Verdigris Spine | Scratches glass, marble and reputations.
105 | Stormwing Drake | Torn Wing Leather | Makes one sail, or forty drums.
110 | Elder Wyrm | Wyrm Whisker | It tells you which way the treasure is. It lies.
# 81004
96 | Ridge Centaur | Centaur Shoe | A size that no smith keeps.
101 | Bow Centaur | Centaur Bowstring | Sounds like a cello.
106 | Banner Centaur | Tattered Pennon | The device is a hand, open.
# 81005
99 | Bone Chorister | Sheet of Old Music | All rests.
104 | Hollow Armor | Empty Visor | Still looks at you.
108 | Grave Alchemist | Cloudy Flask | Do not ask what it cured.
112 | Hollow Steward | Ring of Old Keys | None of them fits, all of them turn.
116 | Midnight Registrar | Overdue Notice | Your name is on it.
# 81006
103 | Gargoyle Pup | Gargoyle Crumb | It bit the cathedral.
107 | Rose Window | Red Glass Petal | Light falls through it even at night.
111 | Candelabra | Dripping Candle End | It lights when you are sad.
114 | Portrait of a Count | Flake of Varnish | He was better looking before.
# 81007
109 | Nest Guardian | Nest Twig | A ship's mast, to be exact.
113 | Skybone Dragon | Skybone Rib | Hollow, like a bird's.
118 | Nightscale Dragon | Nightscale | You lose sight of it in your own hand.
122 | Dragon Cantor | Cantor Throat-Stone | Sings in a voice like a hillside.
`;
