/** Things that can be struck open: id, what it is, the maps on which it stands, what falls out of it. */
export const REACTORS = `
2001 | Old Crate | 10000, 20000, 100010000 | potions 1
2002 | Acorn Barrel | 20000, 1000000 | food 1
2003 | Flower Pot | 100000000, 101000000 | herbs 1
2004 | Gourd Heap | 100030000, 100030100 | food 20
2005 | Candle Box | 101030000, 101040200 | potions 20
2006 | Quarry Cart | 102030000, 102030100, 102030200 | ores 30
2007 | Tarred Chest | 104020100, 104030000 | gear 35
2008 | Letter Box | 200020100, 200050000 | scrolls 40
2009 | Buried Jar | 260010000, 260030100 | food 40
2010 | Offering Bowl | 250020100, 250030200 | buffs 50
2011 | Giant Clam | 230010000, 230040000 | stones 50
2012 | Toy Chest | 220010100, 220040200 | gear 60
2013 | Ice Block | 211020000, 211020100 | stones 70
2014 | Dragon Hoard | 240050100, 240060000 | gear 100
2015 | Silver Tree | 240010000, 240010100 | food 90
2016 | Falling Star | 270010000, 270010100 | ores 110
2017 | Shelf of Hours | 270030000, 270050200 | scrolls 120
1032000 | Granary Sack | 910010000, 910010100 | food 10
1032001 | Jam Cupboard | 910010200 | potions 15
1032002 | Valve Box | 103000801, 103000802 | potions 25
1032003 | Locksmith's Safe | 103000803 | gear 30
2512000 | Powder Keg | 925100100, 925100200 | scrolls 60
2512001 | Captain's Chest | 925100200 | gear 60
6102001 | Briar Chest | 610030000 | gear 90
6102002 | Reliquary of Thorns | 610030100 | scrolls 90
6102003 | Rose Urn | 610030200 | buffs 90
6102004 | Castellan's Strongbox | 610030300 | gear 100
6102005 | Thorned Coffer | 610030300 | stones 100
6702000 | Alms Box | 670010000 | potions 40
6702003 | Flour Bin | 670010100 | food 40
6702004 | Wedding Presents | 670010200 | gear 45
6702005 | Ribboned Box | 670010200 | buffs 45
6702006 | Bell Ringer's Locker | 670010300 | scrolls 45
9202000 | Guild Crate | 990000000 | potions 70
9202001 | Warden's Desk | 990000100 | scrolls 70
9202002 | Cracked Statue | 990000300 | stones 80
9202003 | Founder's Urn | 990000300 | buffs 80
9202009 | Vault Drawer | 990000500 | gear 85
9202012 | The First Treasury | 990000500 | gear 90
`;
