/** Capes, shields, jewels and the like: level, name, the stat it favours, a word on it. */
export const ADORNMENTS = `
# Cape
5 | Tablecloth Cape | HP | Still has the gravy stain.
10 | Patchwork Cape | HP | Somebody's whole childhood, in squares.
15 | Picnic Blanket Cloak | MP |
20 | Scout's Half Cape | DEX |
25 | Ragged Sail | EVA |
25 | Page's Mantle | INT |
30 | Raincloud Cape | SPD | Drips.
35 | Feather Mantle | JMP |
40 | Cloak of the Long Road | SPD | It has been further than you have.
40 | Knitted Shawl of Frostgate | HP |
45 | Bat-Wing Cape | LUK |
50 | Red Cape of Bravado | STR | Bulls have been warned.
50 | Green Cape of Patience | DEX |
50 | Blue Cape of Study | INT |
50 | Black Cape of Chance | LUK |
55 | Kite Cape | JMP | Hold on to something.
60 | Mothwing Mantle | EVA |
65 | Swan Cloak | MP |
70 | Lynx Fur Mantle | HP |
75 | Gale Mantle | EVA |
80 | Ember Train | PAD | Smoulders politely.
85 | Cape of the Ninth Wave | HP |
90 | Dusk Cloak | LUK |
95 | Banner of the Lost Regiment | STR |
100 | Dragonwing Cape | ALL | It remembers how.
105 | Curtain of the Opera | INT | For the final bow.
110 | Wings of the Last Lantern | ALL | Lit from within.
120 | Veil of the Hollow Queen | ALL | She was glad to be rid of it.
130 | Night, Folded | ALL | Best worn by night. Then nobody can tell.
# Shield
0 | Pot Lid | PDD | The pot is looking for it.
10 | Cutting Board | PDD |
15 | Copper Buckler | PDD |
20 | Barrel Bottom | HP | Says VINEGAR.
30 | Oakheart Buckler | STR |
35 | Church Plate | INT | On loan.
40 | Turtle Shield | HP |
45 | Porthole Cover | DEX |
50 | Moon Targe | STR |
55 | Smuggler Targe | LUK | With a false bottom.
60 | Mirror Shield | MP | Look away.
70 | Kite of Frostgate | HP |
80 | Moonsteel Bulwark | STR |
90 | Painted Pavise | DEX | A saint, or a cook. The paint has run.
100 | Stained Glass Aegis | INT | Not a scratch. Do not ask how.
110 | Door of the Hollow Keep | HP | Knock.
120 | Evening Wall | ALL | Behind it, it is always home.
# Earring
5 | Cherry Stalks | HP | They came as a pair.
10 | Clover Earrings | LUK |
15 | Tin Hoops | ACC |
20 | Wooden Beads | HP |
25 | Cowrie Earrings | MP |
30 | Fishhooks | DEX | Blunted. Mostly.
35 | Raindrop Earrings | INT | Always about to fall.
40 | Bronze Leaves | EVA |
45 | Amber Drops | INT | There is a mosquito in the left one.
50 | Silver Bells | LUK | They cannot ring. Somebody saw to that.
55 | Jade Rings | HP |
60 | Coral Branches | MP |
65 | Snowflakes in Glass | INT |
70 | Dragonfly Clips | EVA |
75 | Lapis Scarabs | LUK |
80 | Glass Icicles | MP |
85 | Little Lanterns | ACC | Somebody lights them. You never see who.
90 | Comet Studs | INT |
95 | Pearls of the Deep | HP |
100 | Moon and Sun | ALL | Never both at once.
110 | Ear Cuffs of the Eavesdropper | LUK |
120 | Two Seconds of Silence | ALL | One for each ear.
# Face
5 | Plaster | HP | It helps if somebody blows on it.
10 | Freckle Sticker | EVA |
15 | Milk Moustache | HP |
20 | War Paint | STR | Strawberry.
25 | Clown Nose | LUK |
30 | Surgeon's Mask | EVA |
35 | Curled Moustache | ACC | Waxed with the very best.
40 | Tiger Stripes | STR |
45 | Sailor's Beard | HP |
50 | Half a Theatre Mask | LUK | The laughing half.
60 | Scar With a Story | STR | A different one each evening.
70 | Bandit's Scarf | EVA |
80 | Rosy Cheeks | MP |
90 | Tears of Porcelain | INT |
100 | Mask of the Wild Hunt | ALL | It is the eyes that stay with you.
110 | Grin of the Idol | LUK |
# Eye
10 | Drawn-On Spectacles | INT |
15 | Pirate Patch | ACC | Left eye. Your left.
20 | Reading Glasses | INT |
25 | Rose-Tinted Glasses | LUK | Everything is going to be fine.
30 | Snow Goggles | EVA |
40 | Jeweller's Loupe | LUK |
45 | Tinted Goggles | ACC |
50 | Lorgnette | MP | For looking at people twice.
55 | Diving Mask | HP |
60 | Blindfold of the Archer | DEX | She never missed in it either.
70 | Smoked Lenses | EVA |
80 | Spectacles of the Clockmaker | ACC |
90 | Third Eye, Painted | INT |
100 | Monocle of the Registrar | INT | It has read every book in the city, and remembers who returned them late.
110 | Starfield Visor | ALL |
# Pendant
10 | Acorn Pendant | HP | Plant it if all else fails.
15 | Whistle on a String | SPD |
20 | Wolf Tooth | STR |
25 | Four-Leaf Clover in Resin | LUK | You only get one.
30 | Medallion of the Road | SPD |
35 | Bottle of Ship | MP | Not the other way round.
40 | Amber Locket | HP | The portrait winks.
50 | Compass Rose | ACC |
55 | Bell of the Chapel Cat | EVA |
60 | Tooth of the Deep | STR |
70 | Hourglass Pendant | INT |
75 | Lotus Amulet | MP |
85 | Heart of the Volcano | ALL | Still warm. Do not put it in a pocket.
95 | Locked Locket | LUK |
105 | Dragon Tear | HP |
120 | Horntail's Lost Tooth | ALL | He would rather you did not show it around.
130 | Name Tag of Nobody | ALL | Blank, and signed.
# Belt
10 | Piece of String | HP | Length: exactly enough.
20 | Apron Strings | MP |
25 | Rope Belt | HP |
35 | Bandolier | ACC |
40 | Sash of the Fair | LUK |
50 | Sea Captain's Belt | STR |
60 | Prayer Cord | INT |
70 | Knight's Girdle | STR |
80 | Belt of Small Pockets | LUK | There is always one more.
90 | Serpent Belt | DEX | It does itself up.
100 | Ridgebone Belt | HP |
110 | Cummerbund of the Count | INT |
120 | Titan Girdle | STR | It has been let out twice. For a titan.
# Ring
0 | Braided Grass Ring | HP | Made by somebody who had all afternoon.
5 | Curtain Ring | HP |
10 | Copper Band | STR |
10 | Tin Band | DEX |
10 | Glass Band | INT |
10 | Bone Band | LUK |
20 | Wishing Ring, Used | LUK | Two wishes gone.
25 | Key Ring | EVA |
30 | Signet of a Small House | STR |
35 | Pearl Ring | MP |
40 | Ring of Apology | HP |
45 | Spinner Ring | DEX |
50 | Promise Ring | HP | Broken once, mended twice.
55 | Knuckle of a Saint | INT |
60 | Tidebound Band | INT | Tighter at high water.
65 | Ring of the Ninth Guest | LUK |
70 | Frost Band | MP |
75 | Ember Band | STR |
80 | Moth Ring | EVA |
85 | Clockmaker's Band | ACC |
90 | Ouroboros | HP | Mind your finger.
95 | Serpent's Wedding Ring | LUK |
100 | Star Iron Ring | ALL |
105 | Ring of Two Moons | ALL | One waxes as the other wanes.
120 | Ring of the Last Dance | ALL |
# Medal
1 | Medal of the First Step | HP | You took it. Well done.
10 | Citizen of Sprout Isle | HP |
20 | Slayer of Gourds | STR |
30 | Friend of Willowmere | DEX |
30 | Friend of Lanternwood | INT |
30 | Friend of Cragholm | STR |
30 | Friend of Underbridge | LUK |
30 | Friend of Saltharbor | DEX |
40 | Well-Travelled | SPD |
45 | Certified Ferry Passenger | HP | Stamped on both sides.
50 | Bane of Brine | STR |
50 | Friend of Skyloft | JMP |
55 | Collector of Odd Buttons | LUK |
60 | Friend of the Deep | MP |
60 | Survivor of the Lunch Rush | HP |
70 | Hero of the Hearth | HP |
75 | Member of the Order of the Kettle | INT |
80 | Frostgate Winter Medal | HP |
90 | Knight of the Wild Hunt | DEX |
100 | Centurion | ALL | For a hundred levels and not one complaint.
120 | Confidant of the Queen | ALL |
120 | Slayer of Dragons, Miscellaneous | STR |
140 | Zakum's Gardener | ALL | Somebody has to prune him.
160 | Last at the Party | HP |
200 | Author of the Unwritten | ALL | You know how it ends.
# Mount
70 | Saddle Boar | SPD | Prefers downhill.
80 | Draft Goat | JMP |
90 | Striding Heron | SPD |
100 | Post Snail Coach | HP | First class. Arrives in the same week.
110 | Snow Elk | JMP |
120 | Clockwork Stallion | SPD | Winds itself in the paddock.
120 | Bumble Barge | JMP |
150 | Storm Ram | SPD |
# Saddle
70 | Plain Saddle | |
70 | Padded Saddle | |
# PetWear
0 | Tiny Rain Hat | |
0 | Tiny Bow Tie | |
0 | Tiny Saddlebags | |
0 | Tiny Wizard Hat | |
0 | Tiny Crown | |
0 | Tiny Scarf | |
0 | Tiny Goggles | |
0 | Tiny Backpack | |
0 | Tiny Bell Collar | |
0 | Tiny Pirate Hat | |
`;
