/** What one monster alone has: its name, the items (a line of weapons by its name), and how often in a hundred. */
export const TREASURES = `
King Gourd | Wreath of the Fair | 6
General Tin | Medal Mould | 4
Captain Brine | Porthole Cover, Sea Captain's Belt | 8
Zakum | Zakum's Ashen Crown | 30
Zakum | Blank Slate 5%, Scroll of Wild Weather 60% | 5
Horntail | Horntail's Lost Tooth | 40
Horntail | line Ridgebone | 3
Horntail | Blank Slate 20%, Scroll of Wild Weather 100% | 4
Matriarch of Ridges | line Ridgebone | 2
Matriarch of Ridges | Dragonwing Cape, Dragon Tear | 6
The Hollow Queen | line Queen's Mourning | 3
The Hollow Queen | Veil of the Hollow Queen | 12
Papulatus | Spectacles of the Clockmaker, Clockmaker's Band | 10
Papulatus | Blank Slate 3% | 6
Pink Bean | line Hourless | 2
Pink Bean | Ring of the Last Dance, Two Seconds of Silence | 10
Aeon, the Last Hour | line Hourless | 3
Aeon, the Last Hour | Hour Hand Seat | 2
Von Leon | Banner of the Lost Regiment, Tiger Stripes | 12
Scarlion | Stack of Old Books, Red Cape of Bravado | 8
Targa | Tiger Stripes, Blue Cape of Study | 8
Bigfoot | Seven-Yard Boots, Bear Suit | 15
The Unwritten | Circlet of the Unwritten, Name Tag of Nobody | 20
The Unwritten | line Hourless | 5
Giftbox Mimic | line Paper Lantern | 0.2
Runaway Firework | line Paper Lantern | 0.15
Grumpy Snowman | line Festival Gold | 0.12
Windless Kite | line Founders' Day | 0.08
Harvest Wraith | line Midsummer | 0.09
`;
