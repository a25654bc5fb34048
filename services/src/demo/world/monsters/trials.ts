/** Who waits in the party quests and on festival days. */
export const TRIALS_AND_FESTIVALS = `
# 93001
12 | Granary Thief | Stolen Ladle | He was only after the jam.
15 | Granary Lookout | Tin Whistle Pea | Without it he could not warn anybody.
20 | Pantry Baron | Pantry Deed | One cupboard, with all rights and mice.
# 93002
24 | Sewer Sentry | Sewer Ticket | Valid on the lower line only.
28 | Valve Keeper | Valve Wheel | Somebody upstream is getting wet.
32 | Drowned Locksmith | Skeleton Pick | Made of exactly that.
# 93003
38 | Windmill Imp | Mill Sail Slat | Turns even without wind.
43 | Bell Ringer's Shadow | Muffled Rope | It rings a bell that is not there.
48 | Guest of Honour | Place Card | Your seat is at the other table.
# 93004
55 | Deck Swab | Wrung-Out Mop | There is more sea in it than you would think.
60 | Powder Parrot | Singed Feather | Its last word was Fire.
65 | Gunner Ghost | Cannon Wad | Slightly haunted.
# 93005
72 | Stone Aspirant | Guild Plaster | From the ceiling they never finished.
78 | Hall Warden | Warden's Tally | He counted everybody in. Nobody out.
86 | First Treasurer's Debt | Promissory Note | Payable to the bearer, with interest.
# 93006
92 | Thorn Sergeant | Briar Gorget | It grew on him.
99 | Thorn Chaplain | Briar Rosary | Pray carefully.
108 | Thorn Castellan | Castellan's Rose | He kept it under a bell jar for ninety years.
# 94001
9 | Cake Golemling | Crumb of Layer Cake | Chocolate, apricot, chocolate.
16 | Runaway Firework | Spent Fuse | Best seen from the other side of the hill.
26 | Paper Lantern Bat | Lantern Paper | Folded along a wing.
36 | Grumpy Snowman | Snowman Top Hat | There is no magic in it. He checked.
60 | Giftbox Mimic | Bitten Ribbon | Not a present.
# 11007
9 | Hay Bunny | Bundle of Hay | Hops away if you put it down.
16 | Butterchurn | Pat of Butter | Churned itself into a rage.
20 | Millstone Mole | Mole Shovel | It had been saving for a larger one.
26 | Beehive Bear | Dripping Honeycomb | It says please. Then it does not.
# 11008
22 | Willow Spriteling | Willow Catkin | Softer than the cat.
27 | Mossy Post | Signpost Arm | To Willowmere, four miles, if you like it.
33 | Crooked Willow | Weeping Bark | Good for headaches; the tree has one.
37 | Old Man Hawthorn | Hawthorn Crown | He wants it noted that he started it.
# 21007
29 | Chimney Sweepling | Soot Brush | One stroke for luck.
36 | Rooftop Gargoyle | Rain Spout | It gargles.
40 | Streetlamp | Bent Lamp Iron | It had been following you.
# 31005
43 | Sandbar Lugworm | Coiled Casting | It is a very good likeness of the worm.
49 | Smuggler's Cat | Rum-Soaked Ribbon | It knows where everything is buried.
# 91001
102 | Windless Kite | Slack Line | Nothing at the other end, pulling.
117 | Harvest Wraith | Ghost Wheat | Makes a bread that does not fill you.
`;
