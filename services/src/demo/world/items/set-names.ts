/** Clothes of a class: level, name of the set, the stat it favours, a word on it. */
export const SETS = `
# 1
10 | Recruit's | STR | Issued with a number sewn in. Yours is upside down.
15 | Quarryman's | HP | Dust in every seam.
20 | Gatewarden | STR | Worn by those who stand at the gates of Cragholm and ask questions.
25 | Bridgekeeper | STR | One meso to pass. Two if you argue.
30 | Ironbark | HP | Laminated bark and iron, grown rather than made.
35 | Millstone | STR | Nobody has ever been knocked over in it.
40 | Brineguard | DEX | Riveted for the deck, oiled against the spray.
50 | Moonsteel | STR | It keeps the cold of the night it was forged in.
60 | Lionheart | STR | The enamel lions are worn smooth by nervous thumbs.
70 | Hearthsworn | HP | The last to leave the wall, the first to the soup.
80 | Glacierplate | STR | Blue at the edges, and so will you be.
90 | Stagbanner | DEX | From the hunts that ride at dusk.
100 | Dawnforged | STR | Quenched at sunrise on the first of the year.
110 | Hollow Crown | HP | Something used to live inside. It moved out in good order.
120 | Evenfall | STR | The smith refused to sign it, and then refused to smith.
# 2
10 | Inkstained | INT | Student robes. There is a rhyme for each spot.
15 | Candlewick | MP | Waxed at the hem, singed at the cuff.
20 | Lamplighter's | INT | With a loop for the ladder.
25 | Mothwing | INT | Brushed out every evening, towards the light.
30 | Toadstool | MP | Dappled, damp and very wise.
35 | Tidecall | INT | The embroidery rises and falls twice a day.
40 | Papercut | INT | Folded out of one enormous sheet.
50 | Stargazer | INT | The stars are in the right place for a sky a thousand years off.
60 | Weatherglass | LUK | It darkens before rain, and before quarrels.
70 | Choirmaster's | INT | All in black; the lining sings.
80 | Aurora | MP | Only seen moving from the corner of the eye.
90 | Orchard Moon | INT | Silver apples along the collar. Do not count them.
100 | Everquiet | INT | No sound of it has ever been recorded.
110 | Registrar's | LUK | With forty pockets, all of them for forms.
120 | Afterglow | INT | What is left when a great deal of light has gone.
# 4
10 | Meadowscout | DEX | Green on the outside, greener after a week.
15 | Haymaker | ACC | Warm, itchy and out of sight.
20 | Willowmere | DEX | Cut so that nothing catches the string.
25 | Reedwater | DEX | For those who wait in ponds.
30 | Hawkfeather | ACC | One feather for each year of practice.
35 | Poacher's | STR | It belonged to the gamekeeper, once.
40 | Sailmaker | DEX | Stitched with a palm and a very large needle.
50 | Windrider | DEX | Try it on a hill.
60 | Falconeer | DEX | The left glove is older than the rest.
70 | Skylark | ACC | Light enough to wear under itself.
80 | Frostline | DEX | White on white, with a very fine seam.
90 | Wild Hunt | STR | You hear the horn when you close the buckle.
100 | Centaur Friend | DEX | Given, never sold.
110 | Ridgewatch | ACC | From up there one sees next week.
120 | Last Arrow | DEX | There is one quiver, and it is enough.
# 8
10 | Ragpicker's | LUK | Everything was something else before.
15 | Chimneysweep | LUK | Lucky, and impossible to see at night.
20 | Rooftop | LUK | Soft soles, no buttons, nothing that jingles.
25 | Foglamp | DEX | The colour of a street at four in the morning.
30 | Nightjar | LUK | It was never in your wardrobe, officer.
35 | Cardsharp | LUK | The sleeves are longer inside.
40 | Bilge | DEX | Nobody searches what smells like that.
50 | Viperfang | LUK | Scaled at the shoulders. It sheds in spring.
60 | Whisper | LUK | You will hear of it.
70 | Cat Burglar's | DEX | Four black paws, and a bell that does not ring.
80 | Shadowsilk | LUK | Woven where the lamp does not reach.
90 | Duskhoof | LUK | No prints, only stars.
100 | Nocturne | LUK | In three movements, each of them backwards.
110 | Nobody's | DEX | Nobody wears it better.
120 | Eclipse | LUK | For seven minutes a year it is perfect.
# 16
10 | Deckhand | STR | Comes with the mop.
15 | Barnacle | HP | It grew on the last owner.
20 | Harbor | STR | Blue wool, brass buttons, one missing.
25 | Gullwing | DEX | White at the front, and at the back as well, by now.
30 | Saltworn | STR | Stands up by itself.
35 | Powdermonkey | DEX | Do not stand near the stove.
40 | Brinewood | STR | Tarred and proud of it.
50 | Gale | DEX | Flaps even indoors.
60 | Privateer | DEX | With a letter from the king in the breast pocket. Some king.
70 | Riptide | STR | It pulls.
80 | Icebreaker's | HP | Fur inside, frost outside, rum in between.
90 | Skipper's Sunday | DEX | For weddings, funerals and boarding.
100 | Maelstrom | STR | The pattern turns when you are not looking.
110 | Ghostship | DEX | Everyone aboard was wearing it.
120 | Leviathan | STR | One scale makes a coat.
`;

/** The words for the pieces of a set, from light to heavy, by class. */
export const PIECE_NOUNS: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  1: {
    Cap: ['Coif', 'Kettle Hat', 'Sallet', 'Barbute', 'Great Helm'],
    Coat: ['Jerkin', 'Mail Shirt', 'Brigandine', 'Cuirass', 'Breastplate'],
    Pants: ['Breeches', 'Mail Skirt', 'Tassets', 'Greaves', 'Legplates'],
    Longcoat: ['Tabard', 'Hauberk', 'Surcoat', 'Field Plate', 'Panoply'],
    Shoes: ['Clogs', 'Marching Boots', 'Sabatons', 'Ironshod Boots', 'War Boots'],
    Glove: ['Mitts', 'Bracers', 'Gauntlets', 'Plated Gauntlets', 'Warfists'],
  },
  2: {
    Cap: ['Cap', 'Pointed Hat', 'Hood', 'Mitre', 'Circlet'],
    Coat: ['Blouse', 'Vestment', 'Doublet', 'Mantled Coat', 'Regalia'],
    Pants: ['Skirt', 'Kilt', 'Pantaloons', 'Sash Skirt', 'Underrobe'],
    Longcoat: ['Smock', 'Robe', 'Gown', 'Cassock', 'Great Robe'],
    Shoes: ['Slippers', 'Sandals', 'Pointed Shoes', 'Soft Boots', 'Soundless Shoes'],
    Glove: ['Finger Gloves', 'Cuffs', 'Lace Gloves', 'Spellgloves', 'Long Gloves'],
  },
  4: {
    Cap: ['Kerchief', 'Feathered Cap', 'Hunting Hat', 'Cowl', 'Crest'],
    Coat: ['Shirt', 'Jacket', 'Leather Vest', 'Ranger Coat', 'Warden Coat'],
    Pants: ['Leggings', 'Trousers', 'Leather Trousers', 'Riding Trousers', 'Warden Trousers'],
    Longcoat: ['Tunic', 'Long Tunic', 'Hunting Coat', 'Longcoat', 'Sky Coat'],
    Shoes: ['Soft Shoes', 'Ankle Boots', 'Hunting Boots', 'Long Boots', 'Pathfinders'],
    Glove: ['Half Gloves', 'Archer Gloves', 'Draw Gloves', 'Falcon Gloves', 'Bowmaster Gloves'],
  },
  8: {
    Cap: ['Bandana', 'Flat Cap', 'Hooded Mask', 'Half Mask', 'Shroud'],
    Coat: ['Vest', 'Sleeveless Coat', 'Wrap', 'Night Jacket', 'Phantom Jacket'],
    Pants: ['Patched Trousers', 'Slacks', 'Wrapped Trousers', 'Night Trousers', 'Phantom Trousers'],
    Longcoat: ['Rags', 'Long Wrap', 'Stalking Suit', 'Night Suit', 'Phantom Suit'],
    Shoes: ['Footwraps', 'Tiptoes', 'Rooftop Shoes', 'Split-Toe Boots', 'Shadowsteps'],
    Glove: ['Fingerless Gloves', 'Lockpick Gloves', 'Wristwraps', 'Silk Gloves', 'Sleights'],
  },
  16: {
    Cap: ['Headscarf', 'Watch Cap', 'Tricorne', 'Bicorne', 'Admiral Hat'],
    Coat: ['Striped Shirt', 'Pea Jacket', 'Waistcoat', 'Boarding Jacket', 'Frock Coat'],
    Pants: ['Slops', 'Bell-Bottoms', 'Knee Breeches', 'Boarding Trousers', 'Sea Trousers'],
    Longcoat: ['Oilskin', 'Deck Coat', 'Greatcoat', 'Captain Coat', 'Admiral Coat'],
    Shoes: ['Rope Sandals', 'Deck Shoes', 'Sea Boots', 'Bucket Boots', 'Storm Boots'],
    Glove: ['Rope Gloves', 'Rigging Gloves', 'Boarding Gloves', 'Gunner Gloves', 'Storm Gloves'],
  },
};
