/** Party quests, the market and the festival, laid out as the coast is. */
export const TRIAL_MAPS = `
# Trials | etc | 100000000
910010000 | Granary Yard | meadow | 100000200 | Granary Thief
910010100 | Granary Loft | roofs | 910010000 | Granary Lookout; Granary Thief
910010200 | The Baron's Pantry | arena | 910010100 | Pantry Baron
# Chapel of Two Bells | weddingGL | 101000000
670010000 | Lych Gate | hills | 101000003 | Guest of Honour
670010100 | Windmill Yard | tower | 670010000 | Windmill Imp
670010200 | Chapel of Two Bells | hall | 670010100 | Bell Ringer's Shadow; Guest of Honour
670010300 | The Upper Bell | tower | 670010200 | Bell Ringer's Shadow
# The Black Gull | etc | 104000000
925100000 | Gangplank | ship | 104000003 | Deck Swab
925100100 | Powder Deck | ship | 925100000 | Powder Parrot; Deck Swab
925100200 | Gun Deck | ship | 925100100 | Gunner Ghost; Powder Parrot
# Keep of Thorns | MasteriaGL | 102000000
610030000 | Hall of Briars | ruins | 102020100 | Thorn Sergeant
610030100 | Keep of Thorns | tower | 610030000 | Thorn Sergeant; Thorn Chaplain
610030200 | Rose Stair | stairs | 610030100 | Thorn Chaplain
610030300 | Castellan's Solar | arena | 610030200 | Thorn Castellan
# First Guild | etc | 103000000
990000000 | Door of the First Guild | ruins | 103000001 | Stone Aspirant
990000100 | Hall of Wardens | hall | 990000000 | Hall Warden; Stone Aspirant
990000300 | Ruins of the First Guild | ruins | 990000100 | Hall Warden
990000500 | The Unpaid Vault | arena | 990000300 | First Treasurer's Debt
# Festival Grounds | event | 910000000
109000000 | Fairground | festival | 910000000 | | Open whenever the lanterns are lit.
109010000 | Cake Tent | house | 109000000 | Cake Golemling; Giftbox Mimic
109010100 | Fireworks Hill | stairs | 109000000 | Runaway Firework; Paper Lantern Bat
109010200 | Snowman Park | hills | 109000000 | Grumpy Snowman
109010300 | Kite Meadow | meadow | 109010200 | Windless Kite; Harvest Wraith
# Free Market | etc | 910000000
910000000 | Market Gate | market | 100000000 | | Buy low, sell high, talk long.
`;

/** Shown as another map is, under a name and rules of their own: id, name, the map shown, street, region, where from. */
export const SIDE_MAPS = `
100020001 | Thistle Fields, behind the Hedge | 100020000 | Willow Coast | victoria | 100020000
101010101 | Lamplighter's Round, after Hours | 101010100 | Lantern Woods | victoria | 101010100
102030201 | Deep Shaft, Side Gallery | 102030200 | Crag Road | victoria | 102030200
104010001 | Sunken Quay at Low Tide | 104010000 | Salt Road | victoria | 104010000
200010101 | Stairs of Wool, Inner Fold | 200010100 | High Roads | ossyria | 200010100
230040101 | Nautilus Spiral, Innermost Chamber | 230040100 | Pearl Road | ossyria | 230040100
`;
