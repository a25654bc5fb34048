/** Below the waves, from the reef to the trench. */
export const DEEP_SEA = `
# 51001
40 | Bubble Goby | Everlasting Bubble | Popped once. It came back annoyed.
43 | Teapot Puffer | Puffer Spout | Pours in both directions.
47 | Clownish Wrasse | Tiny Red Nose | Honks.
51 | Lantern Angler | Angler Lamp | Guaranteed to attract attention.
# 51002
45 | Kelp Shepherd | Kelp Crook | For herding sea lambs.
49 | Sea Lamb | Salted Wool | Shrinks on land.
54 | Kelp Wolf | Kelp Pelt | Green on both sides.
# 51003
50 | Silver Sardinier | Sardine Shield | Flattened by a very large tin.
55 | Swordfish Ensign | Broken Rapier | Snapped in a matter of honour.
61 | Hammerhead Sapper | Sapper Rivet | Hold it. Hammer. Thank you.
66 | Manta Marshal | Marshal Epaulette | A little too much gold.
# 51004
56 | Amphora Octopus | Amphora Handle | One of eight.
62 | Ink Cardinal | Cardinal Ink | A red that never dries.
68 | Whispering Nautilus | Nautilus Chamber | Someone is at home in there.
# 51005
64 | Trench Gulper | Gulper Tooth | Transparent, so that you notice it last.
70 | Abyss Jelly | Abyssal Bell | It rings for you, only for you.
75 | Diving Suit | Empty Air Hose | There was nobody in it. There never was.
79 | Whalebone Choir | Whalebone Flute | The lowest note takes a minute to arrive.
`;
