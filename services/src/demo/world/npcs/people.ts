/** Who stands where: the map, then name and occupation of each. */
export const PEOPLE = `
30000 | Tilda, Ferry Keeper; Little Moss; Grandpa Reed, Angler; Sunny, Shell Collector; Pip, Runs Errands; Constable Barley, Guard
30001 | Mate Oakum, Rope Maker; Nettie, Potions
30002 | Old Bram, Teacher; Ada, Pupil; Odo, Pupil
10000 | Dawn, Guide
20000 | Squirrel Sam, Acorn Counter
1010000 | Auntie Loam, Potter
1020000 | Beachcomber Finn
50000 | Wet-Foot Wanda
100000000 | Elder Sallow, Town Elder; Little Poppy; Fletcher Rowan, Arrows; Goodwife Marrow, Groceries; Coachman Tully, Coaches; Bertram, Storage; Nan Twill, Weaver; Piper Jess, Musician; Warden Alder, Guard; Tobias, Lost; Bee-Aunt Olive, Honey
100000001 | Fenna, Bowyer; Apprentice Lark
100000002 | Corin, Armor; Seamstress Hem
100000003 | Otter, Innkeeper; Traveller Voss; Rosalind, Herbalist
100000200 | Shepherd Wool; Hay-Day Hetty, Farmer
100000201 | Master Quarrel, Bowman Instructor; Straw Dummy
100020000 | Farmer Thistle; Ringer Dot
100030000 | Farmer Hale, Gourds; Scared Steward
100040000 | Sir Percival Lost, Knight Errant
100040200 | Brother Reed, Frog Listener
101000000 | Magister Ode, Town Elder; Wick, Lamplighter; Professor Ash, Lecturer; Pim and Pom, Twins; Madam Cauldron, Potions; Bookseller Vellum; Cat of the Third Step; Duster, Sweeper; Coachman Glimmer, Coaches; Iva, Storage
101000001 | Quill, Librarian; Whispering Agnes, Reader; Footnote, Page; The Bound Book
101000002 | Widow Tallow, Candles; Snuff, Apprentice
101000003 | Sister Bell, Chapel; Bridegroom Hale; Bride Marigold; Organist Reed-Stop
101010000 | Moth Collector Edgar
101030000 | Fog Warden Milo
101040100 | Burner Coaldust; Burner Ashlyn
102000000 | Forewoman Greta, Town Elder; Boulder, Gatekeeper; Slate, Stonecutter; Mother Gravel, Groceries; Pebble, Runs Errands; Coachman Rut, Coaches; Ironmonger Tam; Veteran Holt, Retired; Canary Keeper Lil; Berta, Storage
102000001 | Hob, Smith; Bellows Ben, Apprentice; Whet, Grinder
102000002 | Master Ironhand, Warrior Instructor; Guild Clerk Marl; Surveyor Fault
102000003 | Landlady Peg, Innkeeper; Loud Lorcan, Storyteller; Quiet Quentin
102010200 | Toll Keeper Grudge
102020100 | Pilgrim Nine-Mile
102030000 | Shift Boss Rubble; Tommy Knock-Twice, Miner
102040000 | Deserter Tin, Former Drummer
103000000 | Mayor Absent, Town Elder; Ratcatcher Vim; Flower Girl Soot; Blind Bartholomew, Sees Everything; Fishwife Gristle; Sergeant Tallow, Bribable Guard; Coachman Hush, Coaches; Patch, Cobbler; Dice, Gambler; Mrs. Grey, Storage
103000001 | Nobody, Dealer in Secrets; Somebody, Assistant
103000002 | Barkeep Slops, Innkeeper; Fingers, Pianist; Mistress Nightjar, Thief Instructor; Informer
103000003 | Old Pledge, Pawnbroker; Weeping Customer
103010000 | Sweep Master Flue; Rooftop Cat Lady
103020100 | Gutter Poet
103020200 | Cook Stolen
104000000 | Harbor Master Finch, Town Elder; Captain Maren, Ferry Captain; Gull Boy; Net-Mender Isa; Crane Operator Winch; Customs Officer Prim; Old Salt Jonas; Coachman Brack, Coaches; Chandler Tarry, Ship Supplies; Figaro, Parrot Seller; Pearl Diver Koa; Marta, Storage
104000001 | Clerk Ledger, Registrar; Cartographer Sound
104000002 | Cook Marlo, Fried Fish; Dishwasher Sud; Hungry Hugo
104000003 | Commodore Brand, Pirate Instructor; Sailmaker Canvas; One-Legged Jack, Shipwright
104010000 | Wreck Watcher Pell
104020000 | Sand Artist Dune
104020100 | Smuggler Queen Vera
104030000 | Ghost of the Second Mate
105000000 | Hermit Lichen, Town Elder; Mushroom Seller Truffle; Deep-Wood Guide Elm; Bog Nurse Willa, Healer; Storage Stump, Storage
105000001 | Host Humus, Innkeeper; Tired Adventurer
105010100 | Court Fool Spore
105020000 | Ape Researcher Fossa
105020100 | Footprint Hunter Yorick
105030000 | Altar Keeper Cinder, Expeditions
200090000 | Captain Nimbus, Ferry Captain; Steward Alto; Seasick Sal
200090100 | Stowaway; Ship's Cat Tonnage
200090200 | Conductor Punch; Sleeping Passenger; Tea Trolley Lady
200000000 | Aerin, Town Elder; Kite Maker Ori; Cloud Shepherd Fluff; Sister Zephyr, Healer; Weather Clerk Isobar; Wing Tailor Pinion; Loftkeeper Dove, Storage; Little Gust; Stargazer Vega; Ticket Seller Cumula
200000001 | Pilot Jun, Balloons; Mechanic Wick-Wire; Basket Weaver Osier
200000002 | Postmistress Airmail; Sorting Clerk Pigeonhole; Carrier Wren
200000003 | Poet Aria; Waiter Breeze
200010000 | Lamb Keeper Cirra
200020000 | Folding Master Origa; Gardener Crease
200030000 | Weathercock Repairer
200040000 | Birthday Boy
260000000 | Sheikh Rami, Town Elder; Water Seller Nadir; Snake Charmer Zaf; Spice Merchant Saffron; Camel Dealer Hump; Guide Mirza; Well Counter Nine; Masked Dancer Leyla; Storyteller Omar; Hadi, Storage
260000001 | Caravan Master Idris; Cook Cumin; Tired Camel
260000002 | Lamp Polisher Djinn; Carpet Seller Weft
260010000 | Lost Cartographer
260020000 | Hermit of the Lake
260030000 | Professor Trowel, Archaeologist; Digger Spade
260030200 | Junior Clerk Papyrus
250000000 | Grandmother Tea, Town Elder; Noodle Cook Bao; Herbalist Sage-Leaf; Calligrapher Ink-Stone; Kite Boy Shun; Silk Merchant Lan; Abbot Still; Gate Guard Ox; Barrel Maker Taru; Mei, Storage
250000001 | Master Ren, Martial Arts; Disciple Left; Disciple Right
250000002 | Two Cups, Teahouse Keeper; Go Player Shiro; Go Player Kuro
250010000 | Panda Friend Li
250020000 | Peach Guard Tao
250030000 | Imperial Surveyor
250030200 | Drummer Don; Stadium Herald
230000000 | Mayor Nacre, Town Elder; Sponge Diver Alga; Coral Gardener Anem; Bubble Blower Popo; Shell Smith Conch, Smith; Seahorse Coachman, Coaches; Kelp Cook Wakame; Lighthouse Keeper, Down Here; Professor Barometer; Clam, Storage
230000001 | Bell Operator Plumb; Nervous Diver
230000002 | Pearl Merchant Lustre; Oyster Broker Shuck; Auctioneer Finback
230010000 | Puffer Trainer
230020000 | Shepherdess Marina
230030000 | Deserter Anchovy
230040000 | Amphora Collector
230050100 | Voice in the Helmet
220000000 | Chancellor Tick, Town Elder; Bell Boy Chime; Toy Doctor Stitch, Healer; Pendulum Painter; Street Sweeper Cog; Cuckoo Vendor; Late Larry; Early Edith; Wind-Up Dog; Vault Keeper Escapement, Storage
220000001 | Tock, Repairs; Apprentice Pinwheel
220000002 | Minute Secretary; Hour Secretary; Keeper of Seconds, Archivist
220000003 | Toy Seller Marbles; Doll Mender Dresda; Child With a Kite
220010000 | Seamstress Thimble
220030000 | Block Architect Quoin
220040000 | Stage Manager Curtain; Understudy
220060000 | Cuckoo Retired
220070000 | Dimension Surveyor, Expeditions
211000000 | Matron Isolde, Town Elder; Ice Carver Sven; Stove Seller Ember; Sledge Driver Rudi, Coaches; Ski Instructor Slalom; Snow Shoveler Pelle; Soup Lady Borsch; Knitter Astrid; Retired Hero Bjorn; Frost Scholar Edda; Nils, Storage
211000001 | Hearth Keeper; Saga Teller Skald; Sleepy Bear
211000002 | Trapper Vig, Furs; Tanner Ulf
211010100 | Lynx Tracker Runa
211040000 | Last Mountaineer
211050000 | Ash Monk; Ember Glass Blower
211070000 | Lion's Herald, Expeditions
240000000 | Mayor Wether, Town Elder; Shepherd Ram; Wool Dyer Madder; Dragon Insurance Agent; Cheese Maker Rind; Widow Ridge; Blacksmith Cinderella, Smith; Egg Thief Reformed; Sheep Nine Hundred; Crofter, Storage
240000001 | Dragon Watcher Lookout; Recruit Flinch; Chart Keeper Span
240000002 | Wool Auctioneer; Felt Maker Nap
240010000 | Orchard Keeper Pomona
240020000 | Twilight Ranger
240040000 | Centaur Envoy Hoofbeat
240060000 | Dragon Hunter Aldous, Expeditions
240070000 | Castle Tour Guide; Gravedigger Sexton
240070200 | Maid of the Hollow
240070300 | Overdue Reader
240090000 | Lady in Waiting
270000000 | Archivist Omega, Town Elder; Clockless Child; Star Cartographer; Retired Comet; Tailor of Days; Moon Baker; Night Watchman; Keeper of Lost Things, Storage
270000001 | Astronomer Perigee; Telescope Polisher
270010200 | Weaver of Nothing
270020000 | Satellite Mechanic
270030000 | Butler of Memories
270040000 | Old Gardener of Hours
270060000 | Verger of Seconds
270060100 | Bean Counter, Expeditions
270070000 | Proofreader
910000000 | Mira of the Gate, Market Warden; Penny, Storage; Gossip Gilda; Price Watcher Abacus; Owl of the Market; Fortune Teller Tarot
910000001 | Hall Guard Ledger
109000000 | Festival Rabbit, Events; Balloon Seller Bop; Lantern Maker Hana; Strongman Otto; Candyfloss Clara; Ticket Booth Bob
109010000 | Cake Baker Fondant
109010200 | Snowman Builder
910010000 | Granary Keeper Chaff, Party Quest
925100000 | Bosun Gull, Party Quest
610030000 | Rose Gardener, Party Quest
670010000 | Matchmaker Twine, Party Quest
990000000 | Guild Spirit, Party Quest
103000800 | Lock Engineer Sluice, Party Quest
`;
