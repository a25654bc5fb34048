/** Clothes that anybody may wear: level, name, the stat it favours, a word on it. */
export const EVERYDAY_CLOTHES = `
# Cap
0 | Bottomless Bucket | HP | Good against rain, not against remarks.
0 | Straw Hat | HP | The cow only ate the brim.
3 | Leaf Parasol Cap | EVA |
5 | Nightcap | MP | For those who adventure in their sleep.
8 | Saucepan | PDD | Lid sold separately.
10 | Baker's Hat | HP |
12 | Goggled Flying Cap | ACC | Pilot Jun's third best.
15 | Beekeeper Veil | EVA |
18 | Mushroom Hat, Real | MP | Water weekly.
20 | Postman's Cap | SPD |
25 | Old Diving Bell | PDD | You will have to imagine the view.
30 | Miner's Lamp Helmet | ACC | Knock before entering.
30 | Wreath of the Fair | LUK |
40 | Ushanka | HP | Ear flaps up, if you want to be asked things.
45 | Fez of Small Wonders | LUK |
50 | Crown of Spoons | ALL | Bent without touching, allegedly.
60 | Wolf's Head Hood | STR |
70 | Laurel of the Games | DEX |
80 | Antler Crown | ALL |
90 | Astronomer's Cap | INT |
50 | Zakum's Ashen Crown | ALL | It was a branch of him. It still tries to be.
120 | Circlet of the Unwritten | ALL | What stands inside is different for each who wears it.
# Coat
0 | Wayfarer Shirt | HP |
0 | Hand-Me-Down Shirt | EVA | Four brothers, one stain each.
5 | Gingham Shirt | HP |
10 | Baker's Jacket | MP |
15 | Quilted Waistcoat | PDD |
25 | Knitted Jumper | HP | There was a pattern. Then there was a dog.
40 | Courier's Jacket | SPD |
# Pants
0 | Wayfarer Trousers | HP |
0 | Hand-Me-Down Shorts | EVA |
5 | Gardening Trousers | HP |
10 | Baker's Checks | MP |
15 | Corduroys | PDD | You can hear them coming.
25 | Knitted Leggings | HP |
40 | Courier's Trousers | SPD |
# Longcoat
0 | Potato Sack | HP | Contains traces of potato.
5 | Bathrobe | MP | The inn would like it back.
10 | Rain Coat | EVA |
20 | Festival Yukata | LUK | Cicadas on one sleeve, fireworks on the other.
30 | Diving Dress | PDD |
40 | Bear Suit | HP | Zip at the back. Ask a friend.
60 | Ambassador's Coat | ALL |
100 | Evertide Robe | ALL | It moves as if under water.
# Shoes
0 | Wooden Clogs | PDD |
0 | Bare Feet, Painted | SPD | The paint is very good.
5 | Rubber Boots | EVA |
10 | Rope-Soled Shoes | SPD |
15 | Hopscotch Shoes | JMP |
20 | Snow Rackets | PDD |
25 | Roller Skates | SPD | Stopping is a separate skill.
30 | Red Dancing Shoes | JMP | They do not know how to stop, either.
40 | Seven-Yard Boots | SPD | The seven-league ones were out.
50 | Springheel Boots | JMP |
70 | Cloudwalkers | JMP | Wipe your feet. Both ways.
90 | Comet Sandals | SPD |
# Glove
0 | Gardening Gloves | HP |
5 | Washing-Up Gloves | EVA |
10 | Work Gloves | ACC | One meso at every market, and worth it.
20 | Oven Mitts | PDD |
30 | Falcon Mitten | DEX |
40 | Chess Gloves | INT |
50 | Glovemaker's Own | PAD | She never sold this pair.
70 | Gloves of the Third Hand | PAD | Count again.
100 | Titan Thimbles | PAD |
`;
