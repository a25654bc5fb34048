/** Quests beyond the coast, laid out as those of the coast are. */
export const FAR_QUESTS = `
# Wool and Weather | 41
32 | A Tuft for the Pillow Fair | Cloud Shepherd Fluff | bring Cloud Lamb 30 | | Rain is just a lamb that has been squeezed. Gently, now.
35 | Tomorrow's Horn | Weather Clerk Isobar | bring Nimbus Ram 35; find Weather Report < Nimbus Ram | pick | I have the report for today. It is blank. It was blank yesterday, too.
39 | Do Not Wash | Lamb Keeper Cirra | bring Thundering Ram 40 | scroll | I did. That is what happened to the barn.
46 | The Birthday That Flew | Birthday Boy | slay Balloon Urchin 45 | luck | They popped ALL of them. There were EIGHT. I am EIGHT.
49 | Wicker Accounts | Basket Weaver Osier | bring Basket Weevil 45 | | I weave by day, and they eat by night. It is steady work, for all of us.
55 | Missing Aeronauts | Pilot Jun | slay Stray Aeronaut 60 | gear, fame 5 | They were my first crew. They only ever wanted to go up.
# Sky Letters | 41
34 | Letters That Fly | Postmistress Airmail | bring Paper Crane 40 | | They fold themselves. They post themselves. They do not, however, pay.
36 | Liars' Vane | Weathercock Repairer | slay Weathercock 40 | | It points at me. Whatever I say, it points at me.
38 | Complaints | Sorting Clerk Pigeonhole | bring Ink Serpent 35 | luck | By now it has written to everybody. Mostly about me.
41 | Three Make a Chord | Poet Aria | bring Gale Finch 36 | pick | F, A and whatever that one is.
42 | The Third Verse | Poet Aria > Pilot Jun | carry Unfinished Love Song 1 | luck | If he asks who wrote it, you have never heard of me. If he hums it, come back at once.
43 | Sharp Practice | Folding Master Origa | slay Origami Wolf 50 | scroll | One wrong crease and one has wolves.
46 | Light as It Gets | Wing Tailor Pinion | bring Zephyr Hawk 40; find Blueprint of a Bird < Zephyr Hawk | gear | I shall need the drawing, the feathers and somebody to jump first.
48 | Broken Seals | Postmistress Airmail | bring Wax Seal Gryphon 45 | | A seal is a promise. They eat them.
52 | Not on My Deck | Captain Nimbus | slay Storm Petrel 60 | scroll | Where there is one there is weather.
55 | Return to Sender | Postmistress Airmail | slay Postmaster Gale 1 | fame 12, gear | He was postmaster before me. He never missed a delivery. He never stopped, either.
# Nine Wells | 44
30 | Sand That Sings | Masked Dancer Leyla | bring Dune Skitter 30 | | I need it a little higher. In G, if you find some.
33 | The Eighth Well | Water Seller Nadir | slay Water-Seller Cactus 35 | luck | They undercut me. They ARE the water. How can I compete?
35 | Stingers | Carpet Seller Weft | bring Glass Scorpion 35 | pick | Needles that you can see the stitch through!
36 | Camels, Plus Three | Caravan Master Idris > Customs Officer Prim | carry Caravan Ledger 1 | | I set out with nine and came in with twelve. She will not believe it. I do not believe it.
38 | Limes | Cook Cumin | bring Cactus Bandolero 35 | | The sashes are full of limes. Do not ask; squeeze.
40 | A Handful of Lake | Hermit of the Lake | bring Mirage Fennec 40; find Water Rights < Mirage Fennec | scroll | I own a lake. I have the papers. The papers ran off.
44 | Older Than the Well | Well Counter Nine | slay Old Saguaro 45 | | It keeps saying that it was here first. I checked. I want it quiet anyway.
45 | The Smile | Storyteller Omar | slay Sunbleached Jackal 50 | gear | My stories end when they laugh. They have begun to laugh early.
46 | Once in a Hundred Years | Sheikh Rami | slay Saguaro the First 1 | fame 8, scroll | The flower opens tonight. Bring it, before the tourists do.
# The Clerk's Tomb | 44
43 | Blue Wings | Professor Trowel | bring Tomb Scarab 40 | | Handle with care. They certainly handle us.
47 | Nine Lives, Wrapped | Digger Spade | slay Bandage Cat 55 | luck | It purrs. That is the worst part. You want to stroke it.
51 | The Other Half of the Party | Professor Trowel | bring Vase Keeper 45 | pick | I have the half with the dancing. I need to know who was invited.
56 | Tax Season | Junior Clerk Papyrus | bring Dune Pharaoh's Clerk 50 | scroll | Three thousand years of returns, and he will audit us all.
57 | The Thirteenth | Professor Trowel | slay The Thirteenth Pharaoh 1 | fame 15, gear | Twelve are in the books. The thirteenth ordered the books changed.
# Tea and Bamboo | 44
46 | Shoots | Panda Friend Li | bring Bamboo Panda 40 | | They do not fight. They lean. Bring what they drop.
50 | The Lid | Two Cups | bring Kettle Tanuki 45 | luck | A teahouse without lids is a fog.
53 | Master Ren's Teacup | Master Ren | find Master Ren's Teacup < Kettle Tanuki | pick | It is broken twice and mended twice. It is worth more each time.
54 | Tuning the Boars | Drummer Don | bring Gong Boar 45 | | If you let one run at the right wall, it gives an A.
55 | Peaches of a Thousand Years | Peach Guard Tao | slay Peach Imp 60 | scroll | I turned my back for a minute. That was forty thousand years of peaches.
58 | A Bow, First | Disciple Left | bring Temple Crane 45 | | Bow. Then fight. Then bow. Disciple Right forgets the first one.
59 | The Bow Returned | Disciple Right | slay Persimmon Monk 60 | gear | Fight. Then bow. Disciple Left always forgets that they duck.
62 | Bath Time | Grandmother Tea | slay Grandfather Tanuki 1 | fame 15, scroll | He has been in that bath since the wedding. It was our wedding.
63 | Pinned | Silk Merchant Lan | bring Plum Swordling 45; bring Lotus Duelist 40 | pick | For a bride's hair. She insists on prizes of war.
65 | Eight Thousand Toes | Imperial Surveyor | bring Terracotta Foot 50; slay Porcelain Guard 50 | | We count the army by the toes, and divide by ten.
69 | A Street for the Dragon | Drummer Don | slay Paper Dragon Dancer 70; slay Jade Lion Cub 40 | gear | There used to be nine dancers below it. Now it dances alone.
72 | The Laughing Idol | Abbot Still | slay The Laughing Idol 1 | fame 20, gear | We took a vow of silence. He took it as a challenge.
130 | Lion and Tiger | Stadium Herald | slay Scarlion 1; slay Targa 1 | fame 30, gear | LADIES AND GENTLEMEN! And brave, brave volunteers.
# Below the Waves | 33
40 | Everlasting Bubbles | Bubble Blower Popo | bring Bubble Goby 40 | | I blew one as a boy. It is still about, and it has family.
43 | Short and Stout | Puffer Trainer | slay Teapot Puffer 50 | luck | Tip them over. Pour them out. That is the whole of the training.
47 | No Laughing Matter | Kelp Cook Wakame | bring Clownish Wrasse 40 | | A red nose on every plate. For the children.
48 | Sounding | Professor Barometer | carry Chart of the Shallows 1; bring Kelp Shepherd 40 | pick | Lower the chart until it is deep. Then tell me where it stopped.
51 | The Lamp at the End | Nervous Diver | slay Lantern Angler 55 | scroll | I followed the light. One should not follow the light.
54 | The Flock | Shepherdess Marina | slay Kelp Wolf 60; bring Sea Lamb 40 | | Which of them is the wolf? The green one. They are all green.
55 | Small Army | Deserter Anchovy | slay Silver Sardinier 60 | luck | There were four hundred of us to a barracks. In oil.
58 | Honest on the Left | Pearl Merchant Lustre | find Pearl Merchant's Scales < Amphora Octopus | pick | With those scales I am an honest man. On the left.
61 | A Matter of Honour | Auctioneer Finback | bring Swordfish Ensign 45; bring Hammerhead Sapper 45 | gear | Lot nine: a broken sword. Lot ten: what broke it.
66 | Too Much Gold | Mayor Nacre | slay Manta Marshal 65 | scroll | He salutes my town hall each morning. With artillery.
68 | Red That Never Dries | Amphora Collector | bring Ink Cardinal 45; bring Whispering Nautilus 45 | |The label says: Do not open in water.
75 | The Voice in the Helmet | Voice in the Helmet | slay Diving Suit 70; find Message in a Conch < Diving Suit | gear | Hello? Is it still Tuesday up there? I only came down for a minute.
79 | The Lowest Note | Professor Barometer | slay Whalebone Choir 75; find Sealed Jar of Abyss < Abyss Jelly | pick | It takes a minute to arrive. I have been waiting for nine.
80 | Mother of Pearls | Mayor Nacre | slay Mother of Pearls 1 | fame 20, gear | All of our pearls are hers. She has asked for them back.
# The Stopped Clock | 37
44 | Loose Ends | Seamstress Thimble | bring Spool Mouse 40; bring Button Bear 35 | | Nothing here is finished. I only ever get as far as the ears.
49 | The Other Ear | Doll Mender Dresda | bring Patchwork Rabbit 40; slay Unfinished Doll 50 | luck | One cannot mend what does not hold still.
52 | Cogs Gone Missing | Tock | bring Clockwork Page 60 | | Tick says that it is my fault. Tick always says that.
55 | Rust-Eaten Gear | Tock | find Rust-Eaten Gear < Clockwork Squire | pick | It turned the town clock, before it turned itself in.
58 | Fragile Goods | Toy Seller Marbles | slay Block Golemette 70; slay Domino Centurion 40 | scroll | One falls, they all fall. It is beautiful. It is my whole stock.
60 | Salutes | Apprentice Pinwheel | bring Clockwork Knight 50 | | The salute is the last thing to go. I find that sad.
62 | In One Direction Only | Keeper of Seconds | slay Clockwork Bishop 60 | luck | It took my assistant. Diagonally.
64 | Always Missing | Late Larry | bring Puzzle Mimic 45 | | The whole sky is done, and there is one hole in it.
65 | The General Winds Down | Chancellor Tick | slay Wind-Up General 1 | fame 20, gear | I wound him up for my birthday. Which one? Ah. Now you ask.
71 | Curtain Up | Stage Manager Curtain | slay Marionette 60; slay Music Box Dancer 60 | scroll | We open tonight. We have opened tonight for sixty years.
76 | What You Were Thinking | Understudy | slay Ventriloquist's Friend 70; slay Jack-Out-of-Box 50 | pick | It says what I think, and it gets the applause.
84 | Spare Minutes | Hour Secretary | bring Minute Man 60; bring Second Hand 60 | | I could get everything done if somebody brought me, say, sixty.
84 | It Falls Sideways | Pendulum Painter | bring Hourglass Widow 50; bring Pendulum Reaper 50 | luck | I wish to paint time standing still. It will not sit.
88 | The Toymaker's Last Room | Child With a Kite | slay Toymaker Null 1 | fame 25, gear | He said he would make me a friend. Then he locked the door.
97 | Seven O'Clock | Early Edith | slay Alarm Hound 80; slay Calendar Golem 50 | gear | I like mornings. I do not like ALL of them at once.
97 | Sweeping Up | Street Sweeper Cog | bring Rusted Automaton 60; bring Crooked Cuckoo 50 | | He used to do the square, with me. He did the corners better.
100 | Allegro | Bell Boy Chime | slay Maestro Pendulum 1; find Brass Tuning Fork < Calendar Golem | fame 25, scroll | He beats time. Time has had enough of it.
125 | Behind the Dial | Dimension Surveyor | slay Papulatus 1 | fame 30, gear | There is a crack behind the dial, and in the crack there is a hand.
# Winter at Frostgate | 33
55 | Never Two | Knitter Astrid | bring Mitten Mouse 45 | | I knit pairs. The world unpicks them.
58 | Whiskers in the Snow | Trapper Vig | bring Frost Lynx 45 | | You do not hear a lynx. You hear that you do not hear it.
60 | Passport of a Snowman | Snow Shoveler Pelle > Customs Officer Prim | carry Passport of a Snowman 1 | luck | He wants to see the sea. It is valid until spring. Please hurry.
62 | Feathers That Turn | Frost Scholar Edda | bring Snowblind Owl 45; slay Icicle Imp 50 | scroll | For the court. We ask a question and watch the feather.
67 | Antlers Like Wine Glasses | Hearth Keeper | bring Hoarfrost Elk 45; bring Slush Imp 40 | pick | We drink to the dead, and it must ring.
70 | Before the Avalanche | Ski Instructor Slalom | slay Avalanche Brute 70; slay Snowball Golem 50 | gear | The upper slope is breathing. Slopes should not.
71 | Perfectly Round | Ice Carver Sven | bring Hail Imp 50; bring Glacier Walker 40 | | The ball at the end of the banister. I am that kind of artist.
72 | Tears of the Matron | Matron Isolde | slay Glacier Matron 1; find Matron Isolde's Recipe < Glacier Walker | fame 25, gear | She is my sister. We do not talk about the recipe.
77 | Two Men Carry It | Retired Hero Bjorn | slay Berg Titan 60; bring Berg Titan 40 | scroll | In my day I carried it alone. Not far.
79 | A Very Good Knot | Last Mountaineer | slay Lost Mountaineer 60; find Trapper's Logbook < Lost Mountaineer | pick | We were five on the rope. I tied the knot. It held. That is all that I can tell you.
80 | Windless Nights | Saga Teller Skald | bring Frozen Fiddler 50; bring Winter Widow 50 | luck | There is a dance in that hall, each night, and one place is free.
165 | The King Who Stayed | Lion's Herald | slay Von Leon 1 | fame 40, gear | He sent his court away and stayed with his grief. It has teeth now.
# The Ash Road | 33
76 | Beads of the Pilgrims | Ash Monk | bring Ash Pilgrim 50 | | They still walk. Bring me the beads, so that they may stop counting.
79 | Hiccups | Stove Seller Ember | bring Magma Toad 50; bring Soot Drakeling 45 | luck | One hiccup lights my whole row.
85 | En Garde | Ember Glass Blower | slay Ember Duelist 70 | scroll | They challenge the glass. The glass accepts.
89 | One Breath | Blacksmith Cinderella | bring Bellows Ogre 50; bring Slag Crawler 60 | gear | With bellows like that I could forge the moon.
93 | The Bride at the Bridge | Ash Monk | slay Cinder Bride 70; slay Lava Swan 50 | pick | The groom was late. The mountain was not.
95 | A Heart of Stone | Ember Glass Blower | slay Volcano Heart 1 | fame 25, gear | Put your ear to the road. There. It skipped one.
140 | The Ember in the Tree | Altar Keeper Cinder | slay Zakum 1 | fame 40, gear | Three times we cut it down for firewood. Three times it burned the axes.
# Emberwake Sheep and Other Troubles | 41
84 | Wasp Paper | Orchard Keeper Pomona | bring Orchard Wasp 55; bring Silver Boarlet 50 | | I graft by night, when they sleep. They do not sleep.
88 | Silver Apples | Orchard Keeper Pomona | bring Orchard Dryad 55; find Silver Apple Graft < Orchard Dryad | luck | She lets you pick one if you tell her of the house you grew up in.
91 | Lost as Well | Sheep Nine Hundred | slay Thorn Minotaur 70 | pick | Baa. (It points, as far as a sheep can, into the maze.)
94 | Dusk Deer | Twilight Ranger | bring Twilight Fawn 50; bring Twilight Stag 50 | | Walk softly. They carry the evening in, and they spill.
98 | The Hunt Rides | Twilight Ranger | slay Moonlit Hunter 70; slay Wild Hunt Hound 60 | gear | When you hear the horn, it is a day too late to hide.
95 | Green With Pride | Cheese Maker Rind | bring Copperback Drake 55; bring Ridge Drakelet 50 | scroll | The mould on a proud drake makes a noble cheese.
102 | The Census | Mayor Wether > Dragon Insurance Agent | carry Emberwake Census 1 | | Forty-one people, nine hundred sheep, one dragon. The premium goes by the dragon.
105 | Weather With Wings | Dragon Watcher Lookout | slay Stormwing Drake 80; slay Verdigris Drake 60 | luck | East, six. No: seven. No. Recruit, RUN.
106 | An Open Hand | Centaur Envoy Hoofbeat | bring Banner Centaur 55; slay Bow Centaur 50; slay Ridge Centaur 50 | gear | The young ride under our banner without our word. Bring it home.
110 | It Lies | Egg Thief Reformed | bring Elder Wyrm 55; find Dragon's Receipt < Elder Wyrm | pick | The whisker says: left. So we go right. That is how I lost my licence.
115 | The Matriarch | Dragon Insurance Agent | slay Matriarch of Ridges 1 | fame 30, gear | It is not personal. It is actuarial.
100 | A Village Stood on It | Orchard Keeper Pomona | slay Verdant Colossus 1 | fame 25, scroll | It got up one spring. We were still having breakfast.
122 | Songs of the Deep Nest | Widow Ridge | slay Dragon Cantor 80; slay Nightscale Dragon 60; slay Nest Guardian 60 | gear | My husband went down to hear them sing. I would like to know if it was worth it.
125 | Ribs Like a Bird's | Dragon Hunter Aldous | bring Skybone Dragon 60 | scroll | A ladder of ribs. It is the only way down to him.
160 | Three Breaths | Dragon Hunter Aldous | slay Horntail 1 | fame 45, gear | You get three breaths in that cave. He gets three heads.
# The Hollow Court | 51
104 | All Rests | Castle Tour Guide | bring Bone Chorister 55; slay Hollow Armor 60 | | And on your left, the choir. Please do not applaud. Please do not.
108 | What It Cured | Gravedigger Sexton | bring Grave Alchemist 55 | luck | I bury them. He brings them round. It is bad for trade.
112 | Notice to Quit | Maid of the Hollow | slay Hollow Steward 70; find Steward's Resignation < Hollow Steward | pick | He wrote one every year and never dared. If she read it, perhaps he could go.
111 | Light Through Roses | Lady in Waiting | bring Rose Window 55; bring Gargoyle Pup 50 | scroll | It was the only colour in the house.
114 | Better Before | Castle Tour Guide | bring Portrait of a Count 55; slay Candelabra 60 | | The gallery is closed for restoration. The gallery disagrees.
115 | Dinner With the Count | Castle Tour Guide | slay Count Candlewax 1; find Count's Last Will < Portrait of a Count | fame 25, gear | He dines at eight. You are not on the guest list. You are on the menu.
116 | An Overdue Notice | Overdue Reader | slay Midnight Registrar 80 | luck | I took it out for a weekend. That was before the castle was hollow.
120 | An Audience with the Queen | Lady in Waiting | slay The Hollow Queen 1; find Royal Portrait, Rolled < Midnight Registrar | fame 40, gear | Curtsey. Do not speak first. Do not look for a face.
# Where Time Runs Out | 46
124 | The Ball | Retired Comet | bring Comet Hound 60; bring Star Jelly 60 | | He brings it back every seventy-six years. I throw as far as I can.
128 | Cakes That Rise | Moon Baker | bring Moon Hare 60 | luck | Do not open the oven. We lost a chimney.
132 | You Are Holding It | Weaver of Nothing | bring Void Weaver 60 | scroll | I need forty yards of it. Mind you do not drop any. How would you know?
131 | Hello, Once a Day | Satellite Mechanic | bring Satellite Urchin 60; find Recording of Silence < Satellite Urchin | pick | Somebody up there says hello at noon. I would like to answer, this once.
136 | Round and Round | Star Cartographer | slay Orbit Sentinel 80; find Star Chart With a Hole < Orbit Sentinel | | The hole is where we are. The rest is accurate.
141 | Bad Landing | Night Watchman | bring Meteor Ogre 60; slay Eclipse Acolyte 60 | gear | It fell on my hut. It fell for a thousand years and it found my hut.
145 | Noon, But Not Now | Astronomer Perigee | slay Eclipse Herald 1 | fame 30, gear | I have predicted it to the second. I did not predict that it would look back.
148 | Moth Holes | Butler of Memories | bring Memory Moth 60; slay Forgotten Butler 60 | luck | Sir had a seventh birthday. There was a pony, or there was a hole.
153 | What You Nearly Said | Keeper of Lost Things | bring Regret 60; bring Unsent Letter 60 | pick | They may be collected on weekdays between never and too late.
150 | The Attic Door | Butler of Memories | slay Keeper of the Attic 1; find Photograph of Tomorrow < Unsent Letter | fame 30, gear | Everything that you ever lost is behind it. Wipe your feet.
151 | Plant It at Noon | Old Gardener of Hours | bring Time Gardener 60; slay Sundial Knight 60 | scroll | An hour grows slowly. You know how slowly.
156 | A Name for a Titan | Old Gardener of Hours | bring Forgotten Titan 50 | fame 10 | HELLO MY NAME IS. Let us find out, you and I.
160 | The Last Hour | Archivist Omega | slay Aeon, the Last Hour 1; find Pocket Watch Without Hands < Evergreen Minute | fame 50, gear | It is late. It has been late for as long as I remember. Would you see to it?
161 | The Same Minute | Clockless Child | slay Evergreen Minute 90 | pick | It has been my bedtime for a hundred years. I like it. Mother is tired, though.
169 | Yesterday, Tomorrow, Never | Night Watchman | slay Yesterday's Soldier 60; slay Tomorrow's Soldier 60; slay Never's Soldier 60 | gear | Both sides say they have already won.
175 | Full Marks | Tailor of Days | slay Dean of Yesterdays 1 | fame 40, gear | I would have passed, with one more day. I have made a few since.
176 | Before the Amen | Verger of Seconds | slay Chapel of Seconds 60; slay Choir of Minutes 60; bring Cathedral of Hours 60 | scroll | The service began before you were born. Sit at the back.
180 | Adorable | Bean Counter | slay Pink Bean 1 | fame 50, gear | Everybody who has seen it says the same word, and then they do not say any more.
190 | Unwritten Oaths | Proofreader | slay Blank Watcher 60; bring Blank Knight 60 | luck | There is a typing error in the edge of the world.
196 | It Could Be Anything | Proofreader | bring Blank Dragon 60; bring Blank Page 60 | gear | A scale without a name and a word without a meaning. I can work with that.
200 | The Unwritten | Proofreader | slay The Unwritten 1 | fame 100, gear | Everything so far was a preface. Go on. You know how to spell it.
`;
