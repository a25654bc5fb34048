/**
 * Sprout Isle and the Willow Coast. A section is a street: name, list of `String.wz`, town where the fallen wake up.
 * A row: id, name, terrain, the map from which one gets there, who roams it, a word for those who look it up.
 */
export const COAST_MAPS = `
# Sprout Isle | maple | 30000
30000 | Pebble Cove | town | 104000000 | | Where every journey begins, and where the ferry leaves at noon.
30001 | Tilda's Boathouse | house | 30000 | | Nets, oars and a kettle that is always on.
30002 | One-Room School | house | 30000 | | Eleven desks. The twelfth is for adventurers.
10000 | Dawn Meadow | meadow | 30000 | Dewdrop; Pip Sprout
20000 | Acorn Hollow | hills | 10000 | Pip Sprout; Acorn Scamp; Burrow Mite
40000 | Clover Steps | stairs | 20000 | Clover Scamp; Puddlekin
50000 | Tidepool Walk | isles | 30000 | Tidepool Hermit; Puddlekin; Sandal Hermit
1000000 | Burr Thicket | canopy | 40000 | Burr Scamp; Brookling; Dandelion Puff
1010000 | Clay Pits | ravine | 1000000 | Clay Piglet; Burrow Mite
1010100 | The Cold Kiln | cave | 1010000 | Kiln Piglet; Old Mother Kiln
1020000 | Teacup Sands | isles | 50000 | Teacup Hermit; Sandal Hermit
# Willow Coast | victoria | 100000000
100000000 | Willowmere | town | 102020000 | | A quiet town of archers below the old willows.
100000001 | Fenna's Bows | house | 100000000 | | Shavings to the ankle.
100000002 | Corin's Outfitters | house | 100000000
100000003 | The Sleepy Otter | house | 100000000 | | An inn. The otter is the owner.
100000200 | Willowmere Green | hills | 100000000 | Hay Bunny
100000201 | The Archery Butts | hall | 100000000
100010000 | Dandelion Rise | hills | 100000200 | Dandelion Puff; Clay Piglet; Thistle Hopper
100020000 | Thistle Fields | meadow | 100010000 | Thistle Hopper; Barn Moth; Marsh Newtling
100020100 | Beehive Slope | stairs | 100020000 | Beehive Bear; Millstone Mole
100020200 | The Mill Brook | isles | 100020000 | Marsh Newtling; Lilypad Newt; Butterchurn
100030000 | Gourd Patch | meadow | 100020000 | Gourd Grinner; Squash Sulker; Scarecrow Nobody
100030100 | Turnip Rows | hills | 100030000 | Turnip Grumbler; Millstone Mole; Gourd Grinner
100030200 | The King's Vine | arena | 100030100 | King Gourd; Gourd Grinner
100040000 | Weeping Avenue | canopy | 100010000 | Willow Spriteling; Mossy Post
100040100 | Crooked Grove | canopy | 100040000 | Crooked Willow; Mossy Post; Old Man Hawthorn
100040200 | Reedwater Banks | isles | 100040000 | Reedwater Frogling; Bullrush Croaker
100040300 | The Frog Pulpit | arena | 100040200 | The Croaking Bishop; Bullrush Croaker
# Lantern Woods | victoria | 101000000
101000000 | Lanternwood | treetown | 100040100 | | Its lamps are lit by those who study magic.
101000001 | The Long Library | hall | 101000000 | | Quiet, please. The books are sleeping.
101000002 | Wick's Candle Shop | house | 101000000
101000003 | Chapel of the Wick | house | 101000000
101010000 | Moth Woods | canopy | 101000000 | Barn Moth; Lantern Moth; Quill Hedgeling
101010100 | Lamplighter's Round | stairs | 101010000 | Lantern Moth; Owlet Moth; Pincushion Hedgeling
101010200 | Chestnut Walk | hills | 101010000 | Chestnut Hedgeling; Quill Hedgeling
101020000 | Emperor Canopy | tower | 101010100 | Emperor Moth; Owlet Moth
101030000 | Foghollow | cave | 101020000 | Fog Wisp; Candle Wisp
101030100 | Gallows Oak | canopy | 101030000 | Gallows Wisp; Fog Wisp
101040000 | Cinder Clearing | meadow | 101010200 | Cinder Whelp; Nettle Hopper
101040100 | Charcoal Burners' Camp | hills | 101040000 | Charcoal Whelp; Cinder Whelp
101040200 | The Old Furnace | cave | 101040100 | Furnace Whelp; Charcoal Whelp
# Crag Road | victoria | 102000000
102000000 | Cragholm | cragtown | 103000000 | | Built into the rock by people who like it hard.
102000001 | Hob's Smithy | house | 102000000
102000002 | Hall of the Quarry Guild | hall | 102000000
102000003 | The Dented Tankard | house | 102000000
102010000 | Bramble Gorge | ravine | 102000000 | Teasel Hopper; Bramble Stalker; Nettle Hopper
102010100 | Barrel Road | stairs | 102010000 | Barrel Beetle; Crate Beetle
102010200 | Toll Bridge | ravine | 102010100 | Crate Beetle; Anvil Beetle
102020000 | Tortoise Pass | stairs | 102010000 | Iron Tortoise; Moss Tortoise
102020100 | Milestone Nine | hills | 102020000 | Milestone Tortoise; Moss Tortoise
102030000 | Upper Quarry | stairs | 102000000 | Cave Knocker; Strongbox Beetle
102030100 | Lode Shaft | tower | 102030000 | Lode Knocker; Cave Knocker
102030200 | Deep Shaft | cave | 102030100 | Deep Knocker; Quarry Hulk
102030300 | The Flooded Level | cave | 102030200 | Quarry Hulk; Deep Knocker
102040000 | Tin Parade Ground | meadow | 102010200 | Tin Marcher; Tin Drummer
102040100 | Toy Barracks | ruins | 102040000 | Tin Bugler; Brass Sergeant; Tin Drummer
102040200 | The General's Tent | arena | 102040100 | General Tin; Brass Sergeant
# Below the Bridge | victoria | 103000000
103000000 | Underbridge | undertown | 104000000 | | Nobody here has seen anything, ever.
103000001 | Nobody's Room | house | 103000000
103000002 | The Blind Cat | house | 103000000 | | A tavern. Pay before you sit.
103000003 | Pawn and Promise | house | 103000000
103010000 | Chimney Row | roofs | 103000000 | Chimney Sweepling; Rooftop Gargoyle
103010100 | Lamp Street by Night | roofs | 103010000 | Streetlamp; Rooftop Gargoyle
103020000 | Gutter Lane | stairs | 103000000 | Gutter Rattling; Fence Rattling
103020100 | Bilge Street | cave | 103020000 | Bilge Rattling; Gutter Rattling
103020200 | Thieves' Larder | cave | 103020100 | Alley Boss Cat; Fence Rattling; Queen of Rattlings
103000800 | Sewer Lock One | cave | 103020100 | Sewer Sentry
103000801 | Sewer Lock Two | tower | 103000800 | Sewer Sentry; Valve Keeper
103000802 | Sewer Lock Three | ruins | 103000801 | Valve Keeper
103000803 | The Locksmith's Weir | arena | 103000802 | Drowned Locksmith
# Salt Road | victoria | 104000000
104000000 | Saltharbor | harbor | 100000000 | | Ships, gulls and fried fish.
104000001 | Harbor Office | house | 104000000
104000002 | Marlo's Fried Fish | house | 104000000 | | Today: fish. Tomorrow: fish.
104000003 | Sail Loft | hall | 104000000
104010000 | Sunken Quay | isles | 104000000 | Salt Crab; Anchor Crab
104010100 | Gull Stacks | tower | 104010000 | Kite Ray; Sailcloth Ray
104010200 | Ghostlight Reef | reef | 104010000 | Ghostlight Crab; Thunder Ray
104020000 | Long Sandbar | meadow | 104000000 | Sandbar Lugworm; Salt Crab
104020100 | Smuggler Cave | cave | 104020000 | Smuggler's Cat; Wreck Crab
104030000 | Ship Graveyard | ruins | 104010200 | Wreck Crab; Figurehead; Sunken Bell
104030100 | The Bell Wreck | ship | 104030000 | Sunken Bell; Coral Knight
104030200 | Captain's Table | ship | 104030100 | Captain Brine; Drowned Bosun
# Mosshollow | victoria | 105000000
105000000 | Mosshollow | undertown | 101030000 | | The last inn before the deep wood. Hot water on request.
105000001 | The Root Cellar Inn | house | 105000000
105010000 | Knotted Path | cave | 105000000 | Rootling; Toadstool Elder
105010100 | Toadstool Court | canopy | 105010000 | Toadstool Elder; Moss Ape
105020000 | The Mossmane's Bed | arena | 105010100 | Old Mossmane; Moss Ape
105020100 | Cyclops Bog | isles | 105010000 | Bog Cyclops; Rootling
105020200 | Bigfoot's Backyard | arena | 105020100 | Bigfoot
105030000 | Ember Altar Stair | stairs | 105020100 | Bog Cyclops
105030100 | Altar of Embers | arena | 105030000 | Zakum
`;
