/** Clockhaven, Frostgate, Emberwake and Hours' End, laid out as the coast is. */
export const NORTH_MAPS = `
# Clock Street | ossyria | 220000000
220000000 | Clockhaven | clocktown | 200000000 | | Everything ticks, nothing is on time.
220000001 | Tock's Repairs | house | 220000000
220000002 | Chancery of Minutes | hall | 220000000
220000003 | Toy Emporium | hall | 220000000
220010000 | Sewing Room | house | 220000000 | Spool Mouse; Button Bear
220010100 | Patchwork Attic | roofs | 220010000 | Button Bear; Patchwork Rabbit
220010200 | Doll Workshop | hall | 220010100 | Unfinished Doll; Patchwork Rabbit
220020000 | Clockwork Hall | stairs | 220000000 | Clockwork Page; Clockwork Squire
220020100 | Gear Stairs | tower | 220020000 | Clockwork Squire; Clockwork Knight
220020200 | Bishop's Movement | tower | 220020100 | Clockwork Bishop; Clockwork Knight
220020300 | The Winding Room | arena | 220020200 | Wind-Up General; Clockwork Bishop
220030000 | Block City | stairs | 220000000 | Block Golemette; Domino Centurion
220030100 | Domino Causeway | meadow | 220030000 | Domino Centurion; Puzzle Mimic
220030200 | The Missing Corner | ruins | 220030100 | Puzzle Mimic; Block Golemette
220040000 | Theatre Foyer | hall | 220030000 | Jack-Out-of-Box; Marionette
220040100 | Puppet Stage | arena | 220040000 | Marionette; Music Box Dancer
220040200 | Under the Stage | cave | 220040100 | Ventriloquist's Friend; Music Box Dancer
220040300 | Toymaker's Last Room | arena | 220040200 | Toymaker Null; Ventriloquist's Friend
220050000 | Second Gallery | tower | 220020100 | Second Hand; Minute Man
220050100 | Sand Gallery | hills | 220050000 | Hourglass Widow; Minute Man
220050200 | Pendulum Shaft | tower | 220050100 | Pendulum Reaper; Hourglass Widow
220060000 | Cuckoo Loft | roofs | 220050200 | Crooked Cuckoo; Rusted Automaton
220060100 | Street of Alarms | stairs | 220060000 | Alarm Hound; Rusted Automaton
220060200 | Calendar Court | ruins | 220060100 | Calendar Golem; Alarm Hound
220060300 | Maestro's Podium | arena | 220060200 | Maestro Pendulum
220070000 | Crack Behind the Dial | cave | 220060200 | Calendar Golem
220070100 | Origin of the Tower | arena | 220070000 | Papulatus
# Frost Road | ossyria | 211000000
211000000 | Frostgate | snowtown | 220060000 | | The last warm hearth before the ice.
211000001 | Hearth Hall | hall | 211000000 | | Boots off. Stories on.
211000002 | Trapper's Furs | house | 211000000
211010000 | Mitten Slope | hills | 211000000 | Mitten Mouse; Frost Lynx
211010100 | Lynx Pass | ravine | 211010000 | Frost Lynx; Icicle Imp
211010200 | Owl Cliffs | tower | 211010100 | Snowblind Owl; Hoarfrost Elk
211010300 | Elk Ford | isles | 211010200 | Hoarfrost Elk; Slush Imp
211020000 | Icicle Cave | cave | 211010100 | Icicle Imp; Slush Imp
211020100 | Hail Vault | cave | 211020000 | Hail Imp; Slush Imp
211030000 | Snowball Valley | ravine | 211000000 | Snowball Golem; Mitten Mouse
211030100 | Avalanche Track | stairs | 211030000 | Avalanche Brute; Snowball Golem
211030200 | Walking Glacier | meadow | 211030100 | Glacier Walker; Avalanche Brute
211030300 | Berg Harbor | isles | 211030200 | Berg Titan; Glacier Walker
211040000 | Last Camp | stairs | 211030100 | Lost Mountaineer; Frozen Fiddler
211040100 | Widow's Ballroom | ruins | 211040000 | Winter Widow; Frozen Fiddler
211040200 | Glacier Shrine | arena | 211040100 | Glacier Matron; Winter Widow
211050000 | Ash Road | hills | 211040000 | Ash Pilgrim; Magma Toad
211050100 | Soot Terraces | stairs | 211050000 | Soot Drakeling; Magma Toad
211050200 | Duelists' Rim | ravine | 211050100 | Ember Duelist; Soot Drakeling
211060000 | Slag Fields | ruins | 211050200 | Slag Crawler; Bellows Ogre
211060100 | Swan Caldera | isles | 211060000 | Lava Swan; Bellows Ogre
211060200 | The Bride's Bridge | ravine | 211060100 | Cinder Bride; Lava Swan
211060300 | Heart Chamber | arena | 211060200 | Volcano Heart; Cinder Bride
211070000 | Lion King's Gate | ruins | 211040100 | Winter Widow
211070100 | Lion King's Hall | arena | 211070000 | Von Leon
# Ember Road | ossyria | 240000000
240000000 | Emberwake | ridgetown | 211060000 | | Forty-one people, nine hundred sheep and one dragon.
240000001 | Dragon Watch | house | 240000000
240000002 | Wool Hall | hall | 240000000
240010000 | Silver Orchard | canopy | 240000000 | Orchard Wasp; Silver Boarlet
240010100 | Dryad Rows | hills | 240010000 | Orchard Dryad; Silver Boarlet
240010200 | Thorn Maze | ruins | 240010100 | Thorn Minotaur; Orchard Dryad
240010300 | The Standing Root | arena | 240010200 | Verdant Colossus; Thorn Minotaur
240020000 | Twilight Glade | meadow | 240010000 | Twilight Fawn; Twilight Stag
240020100 | Moonlit Ride | hills | 240020000 | Moonlit Hunter; Twilight Stag
240020200 | Hound Heath | meadow | 240020100 | Wild Hunt Hound; Moonlit Hunter
240030000 | Lower Ridge | stairs | 240000000 | Ridge Drakelet; Copperback Drake
240030100 | Verdigris Ledge | ravine | 240030000 | Verdigris Drake; Copperback Drake
240030200 | Storm Ridge | tower | 240030100 | Stormwing Drake; Elder Wyrm
240030300 | Matriarch's Ledge | arena | 240030200 | Matriarch of Ridges; Elder Wyrm
240040000 | Centaur Downs | hills | 240030000 | Ridge Centaur; Bow Centaur
240040100 | Banner Field | meadow | 240040000 | Banner Centaur; Bow Centaur
240050000 | Nest Field | isles | 240030200 | Nest Guardian; Skybone Dragon
240050100 | Nightscale Hollow | cave | 240050000 | Nightscale Dragon; Skybone Dragon
240050200 | Cantor's Cave | cave | 240050100 | Dragon Cantor; Nightscale Dragon
240060000 | Cave of Three Breaths | cave | 240050200 | Dragon Cantor
240060200 | Horntail's Cavern | arena | 240060000 | Horntail
# Hollow Castle | ossyria | 240000000
240070000 | Castle Drive | stairs | 240020200 | Bone Chorister; Hollow Armor
240070100 | Grave Garden | ruins | 240070000 | Grave Alchemist; Bone Chorister
240070200 | Servants' Wing | hall | 240070000 | Hollow Steward; Hollow Armor
240070300 | Hollow Library | tower | 240070200 | Midnight Registrar; Hollow Steward
240080000 | Gargoyle Gutters | roofs | 240070100 | Gargoyle Pup; Rose Window
240080100 | Candle Gallery | hall | 240080000 | Candelabra; Portrait of a Count
240080200 | The Count's Dining Room | arena | 240080100 | Count Candlewax; Candelabra
240090000 | Hall of the Veil | ruins | 240070300 | Midnight Registrar; Rose Window
240090100 | The Empty Throne | arena | 240090000 | The Hollow Queen
# Hours' End | ossyria | 270000000
270000000 | Hours' End | starcity | 240090000 | | A city of those who are not late any more.
270000001 | Observatory | hall | 270000000
270010000 | Jelly Shallows | reef | 270000000 | Star Jelly; Comet Hound
270010100 | Comet Field | hills | 270010000 | Comet Hound; Moon Hare
270010200 | Loom of Nothing | ruins | 270010100 | Void Weaver; Moon Hare
270020000 | Satellite Yard | isles | 270010100 | Satellite Urchin; Orbit Sentinel
270020100 | Eclipse Cloister | ruins | 270020000 | Eclipse Acolyte; Orbit Sentinel
270020200 | Meteor Smithy | cave | 270020100 | Meteor Ogre; Eclipse Acolyte
270020300 | The Covered Sun | arena | 270020200 | Eclipse Herald
270030000 | Attic of Memories | roofs | 270000000 | Memory Moth; Forgotten Butler
270030100 | Corridor of Regrets | hall | 270030000 | Regret; Unsent Letter
270030200 | The Attic Door | arena | 270030100 | Keeper of the Attic; Unsent Letter
270040000 | Garden of Hours | meadow | 270030000 | Time Gardener; Sundial Knight
270040100 | Titan's Bench | stairs | 270040000 | Forgotten Titan; Sundial Knight
270040200 | Evergreen Noon | canopy | 270040100 | Evergreen Minute; Forgotten Titan
270040300 | The Last Hour | arena | 270040200 | Aeon, the Last Hour
270050000 | Field of Yesterday | hills | 270040100 | Yesterday's Soldier; Tomorrow's Soldier
270050100 | Field of Never | ravine | 270050000 | Never's Soldier; Tomorrow's Soldier
270050200 | Lecture Hall of Yesterdays | hall | 270050100 | Dean of Yesterdays
270060000 | Cathedral Nave | tower | 270050100 | Chapel of Seconds; Choir of Minutes
270060100 | Cathedral Roof | roofs | 270060000 | Cathedral of Hours; Choir of Minutes
270060200 | Twilight of the Bean | arena | 270060100 | Pink Bean
270070000 | The Margin | meadow | 270060100 | Blank Watcher; Blank Knight
270070100 | The White Page | hills | 270070000 | Blank Dragon; Blank Page
270070200 | The Unwritten Chapter | arena | 270070100 | The Unwritten
`;
