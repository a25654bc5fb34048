/** The cloud towns, the dunes, the bamboo hills and the sea, laid out as the coast is. */
export const WINDS_MAPS = `
# The Ferry | ossyria | 104000000
200090000 | Aboard the Cirrus | ship | 104000000 | | The ferry that flies. Hold your hat.
200090100 | Below Deck, Cirrus | hall | 200090000
200090200 | Night Train, Car Three | train | 220000000
# High Roads | ossyria | 200000000
200000000 | Skyloft | skytown | 200090000 | | A town that hangs in the clouds.
200000001 | Balloon House | house | 200000000
200000002 | Post Office of the Winds | hall | 200000000
200000003 | The Feather and Quill | house | 200000000
200010000 | Lamb Meadows | isles | 200000000 | Cloud Lamb; Nimbus Ram
200010100 | Stairs of Wool | stairs | 200010000 | Nimbus Ram; Thundering Ram
200020000 | Paper Gardens | canopy | 200000000 | Paper Crane; Ink Serpent
200020100 | Folding Hall | ruins | 200020000 | Origami Wolf; Ink Serpent
200020200 | Seal Aerie | tower | 200020100 | Wax Seal Gryphon; Origami Wolf
200030000 | Weathercock Roofs | roofs | 200000000 | Weathercock; Gale Finch
200030100 | Hawk Pillars | tower | 200030000 | Zephyr Hawk; Gale Finch
200030200 | Petrel Rocks | isles | 200030100 | Storm Petrel; Zephyr Hawk
200040000 | Stray Balloons | isles | 200010100 | Balloon Urchin; Basket Weevil
200040100 | The Lost Basket | ship | 200040000 | Stray Aeronaut; Basket Weevil
200050000 | Dead Letter Office | arena | 200020200 | Postmaster Gale; Wax Seal Gryphon
# Sirocco Road | ossyria | 260000000
260000000 | Sirocco Wells | duntown | 200090100 | | Nine wells, eight of them with water.
260000001 | Caravanserai | hall | 260000000
260000002 | Lamp and Carpet | house | 260000000
260010000 | Singing Dunes | hills | 260000000 | Dune Skitter; Water-Seller Cactus
260010100 | Glass Flats | meadow | 260010000 | Glass Scorpion; Dune Skitter
260010200 | Bandolero Mesa | stairs | 260010000 | Cactus Bandolero; Mirage Fennec
260020000 | Mirage Lake | isles | 260010100 | Mirage Fennec; Sunbleached Jackal
260020100 | Old Saguaro's Field | meadow | 260010200 | Old Saguaro; Sunbleached Jackal
260020200 | Saguaro Court | arena | 260020100 | Saguaro the First
260030000 | Tomb Approach | stairs | 260020000 | Tomb Scarab; Bandage Cat
260030100 | Hall of Vases | ruins | 260030000 | Vase Keeper; Tomb Scarab
260030200 | Clerks' Corridor | cave | 260030100 | Dune Pharaoh's Clerk; Bandage Cat
260030300 | Thirteenth Chamber | arena | 260030200 | The Thirteenth Pharaoh
# Bamboo Hills | ossyria | 250000000
250000000 | Jadewater | hilltown | 260030000 | | Tea at any hour, and a staircase to everything.
250000001 | Master Ren's Dojo | hall | 250000000
250000002 | Teahouse of Two Cups | house | 250000000
250010000 | Bamboo Sea | canopy | 250000000 | Bamboo Panda; Kettle Tanuki
250010100 | Kettle Springs | isles | 250010000 | Kettle Tanuki; Gong Boar
250010200 | Gong Terraces | stairs | 250010100 | Gong Boar; Temple Crane
250020000 | Peach Orchard | hills | 250000000 | Peach Imp; Plum Swordling
250020100 | Persimmon Steps | stairs | 250020000 | Persimmon Monk; Plum Swordling
250020200 | Lotus Pond | isles | 250020100 | Lotus Duelist; Persimmon Monk
250030000 | Buried Army | cave | 250010200 | Terracotta Foot; Porcelain Guard
250030100 | Jade Gate | ruins | 250030000 | Jade Lion Cub; Porcelain Guard
250030200 | Dragon Dance Square | meadow | 250030100 | Paper Dragon Dancer; Jade Lion Cub
250040000 | Grandfather's Onsen | arena | 250010100 | Grandfather Tanuki
250040100 | The Laughing Shrine | arena | 250030200 | The Laughing Idol
250050000 | Stadium of the Lion | ruins | 250030200 | Paper Dragon Dancer
250050100 | Lion's Half | arena | 250050000 | Scarlion
250050200 | Tiger's Half | arena | 250050000 | Targa
# Pearl Road | ossyria | 230000000
230000000 | Pearlport | seatown | 104010200 | | Under the sea, and very particular about draughts.
230000001 | Diving Bell Station | house | 230000000
230000002 | Oyster Exchange | hall | 230000000
230010000 | Bubble Gardens | reef | 230000000 | Bubble Goby; Teapot Puffer
230010100 | Clown Reef | reef | 230010000 | Clownish Wrasse; Teapot Puffer
230010200 | Angler Alley | cave | 230010100 | Lantern Angler; Clownish Wrasse
230020000 | Kelp Pastures | meadow | 230000000 | Kelp Shepherd; Sea Lamb
230020100 | Wolf Kelp | canopy | 230020000 | Kelp Wolf; Sea Lamb
230030000 | Sardine Barracks | ruins | 230010200 | Silver Sardinier; Swordfish Ensign
230030100 | Hammer Works | stairs | 230030000 | Hammerhead Sapper; Swordfish Ensign
230030200 | Marshal's Shelf | reef | 230030100 | Manta Marshal; Hammerhead Sapper
230040000 | Amphora Field | ruins | 230020100 | Amphora Octopus; Ink Cardinal
230040100 | Nautilus Spiral | tower | 230040000 | Whispering Nautilus; Ink Cardinal
230050000 | Trench Lip | ravine | 230030200 | Trench Gulper; Abyss Jelly
230050100 | The Empty Suits | cave | 230050000 | Diving Suit; Abyss Jelly
230050200 | Whalebone Hall | ruins | 230050100 | Whalebone Choir; Diving Suit
230050300 | Mother of Pearls' Bed | arena | 230040100 | Mother of Pearls; Whispering Nautilus
`;
