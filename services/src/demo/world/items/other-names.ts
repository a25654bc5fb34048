/** Chairs and other things to set up: level, name, a word. */
export const CHAIRS = `
1 | Tree Stump Stool | Fifty rings. You are sitting on its birthday.
1 | Hay Bale | Scratchy, but honest.
5 | Barrel Seat | Empty. Sadly.
5 | Picnic Blanket | Ants by arrangement.
10 | Milking Stool | Three legs are enough if you are humble.
10 | Park Bench | Wet paint since spring.
10 | Rocking Chair | It rocks after you have left.
15 | Beanbag | Full of real beans.
15 | Deck Chair | Assembled on the ninth try.
15 | Porcelain Stool | Let us call it a stool.
20 | Market Crate | A fine view of everybody's shoes.
20 | Piano Stool | Spin it. You know you want to.
20 | School Desk | Somebody carved WICK WAS HERE.
25 | Sleigh Bench | For two, and a blanket.
25 | Campfire Log | Marshmallows sold separately.
25 | Laundry Line Hammock | Do not tell the laundress.
30 | Toadstool Seat | Check for elders first.
30 | Wheelbarrow | Somebody else pushes.
30 | Giant Teacup | Hot at first.
35 | Canoe on Dry Land | Row if you must.
35 | Fishing Jetty | Nothing is biting, which is the point.
35 | Swing of Willowmere | From the oldest willow of all.
40 | Throne of Pillows | Nobody conquers anything from here.
40 | Camel Saddle | The camel asked for it back.
40 | Stack of Old Books | All of them overdue.
45 | Paper Boat, Large | Seaworthy for an hour.
45 | Crescent Moon Swing | Waxes with the evening.
45 | Bubble Bath | Ducks included.
50 | Whale's Back | It has not noticed.
50 | Hot Spring Tub | Monkeys welcome.
50 | Flying Carpet, Grounded | Its licence is pending.
55 | Clockwork Armchair | Reclines on the hour.
55 | Cloud Cushion | Sign the waiver.
60 | Registrar Armchair | You may not sit here. You are sitting here.
60 | Ice Throne | Do not stay too long.
65 | Sunken Bell Seat | Muffled since the flood.
65 | Penguin Huddle | In the middle it is warm.
70 | Sedan Chair | They are very patient.
75 | Dragon Egg Nest | Keep it warm, would you?
80 | Lava Lounge | Mind the edges.
85 | Orchard Ladder | A silver apple within reach, nearly.
90 | Carousel Horse | It is slower than the others, and kinder.
95 | Opera Box | The ghost has the other seat.
100 | Centaur's Step Stool | Do not call it that to his face.
110 | Gargoyle Perch | Look thoughtful.
120 | Coffin, Upholstered | Only slept in once.
130 | Satellite Dish | You can hear the neighbours' planets.
150 | Hour Hand Seat | Moves a little while you rest.
180 | Edge of the World | Let your legs dangle.
`;

/** Other setup goods: name, a word. */
export const SETUPS = `
Ore Grinder | Turns twice, complains once.
Portable Campfire | Warmth for one, company for six.
Wind Chime | Tells you who passes.
Signpost, Blank | Write anything.
Snow Globe of Frostgate | Shake, and somebody in Frostgate looks up.
Model Ferry | The captain waves.
Painted Backdrop: Seaside | The gulls are very well done.
Painted Backdrop: Palace | Do not lean on the columns.
Birdhouse | To let.
Lantern Post | It comes on by itself.
Music Box | One waltz, one tooth missing.
`;

/** Ores and what they become: the metal or stone, level, a word. */
export const METALS = `
Copper | 5 | Green when it is sad.
Iron | 15 | Says little, does much.
Tin | 10 | For soldiers, stars and soup.
Silver | 30 | Keeps the moon in mind.
Moonsteel | 50 | Cold to the touch, at any hour.
Emberstone | 65 | Never quite goes out.
Dawn Gold | 80 | Only found before breakfast.
Riverstone | 25 | Rounder each time you look.
Black Lead | 40 | For pencils and curses.
Star Iron | 110 | It remembers falling.
`;

export const STONES = `
Garnet | 10 | A drop of somebody's temper.
Aquamarine | 15 | The sea on a good day.
Topaz | 20 | Honey that stayed.
Jade | 30 | Cool as an uncle.
Amethyst | 35 | Keeps one sober, they toasted.
Opal | 50 | Every colour, none for long.
Black Pearl | 65 | It took an oyster ten years to be that cross.
Lapis | 45 | Ground up, it makes a heaven.
Moonstone | 80 | Full twice a month.
Dragon's Eye | 100 | Do not blink first.
`;

/** Crystals of the four gifts, and one of all. */
export const CRYSTALS = `
Crystal of Might | 40 | Heavier than it looks.
Crystal of Grace | 40 | You never drop it.
Crystal of Wit | 40 | Has an answer ready.
Crystal of Chance | 40 | Lands on its edge.
Crystal of Night | 90 | Dark, with one light in it.
`;

/** What craftspeople need: level, name, price, a word. */
export const MATERIALS = `
1 | Ball of Twine | 5 | One always needs more of it.
1 | Pine Plank | 8 | Planed on one side.
5 | Box of Nails | 15 | A hundred, minus the bent ones.
10 | Squared Timber | 40 | From the mill by the brook.
10 | Bolt of Linen | 60 | Unbleached.
15 | Pot of Glue | 50 | From no horse in particular.
20 | Tanned Hide | 90 | Supple, and a little sorry.
20 | Sheet of Brass | 110 | Shows every thumb.
25 | Coil of Rope | 80 | Thirty yards, less what you need.
30 | Flask of Lamp Oil | 120 | Keep away from moths.
30 | Iron Rivet | 70 | Holds its end up.
35 | Bolt of Silk | 300 | The worms were paid.
40 | Whetstone | 150 | Spit and patience.
45 | Pot of Pitch | 180 | For seams, and for fun.
50 | Spool of Silver Wire | 400 | Sings when you pull it.
55 | Pane of Glass | 350 | Clean enough to walk into.
60 | Mainspring | 500 | Wound tight. Stand back.
70 | Bolt of Shadowsilk | 900 | Weighs less than nothing after dark.
80 | Cured Dragon Leather | 1500 | Take a new needle for each stitch.
90 | Ghost Thread | 1900 | You need to believe in the seam.
100 | Vial of Quicklight | 2500 | Pours upwards.
120 | Sheet of Sky | 4000 | With a cloud, at no charge.
`;

/** Tickets, coupons and keys: id, level, name, price, a word. */
export const TICKETS = `
4031865 | 1 | Wishing Coupon | 1 | Small hopes, exchangeable at the fountain.
4031866 | 1 | Golden Wishing Coupon | 1 | Larger hopes.
4031045 | 10 | Ferry Ticket to Skyloft | 300 | Keep it dry. It is a ferry that flies.
4031074 | 20 | Return Ticket to Saltharbor | 300 | In case you change your mind in mid-air.
4031331 | 30 | Night Train Ticket | 400 | Sleeping car. Somebody snores.
4031576 | 30 | Dream Theatre Ticket | 300 | Row nine. You have always sat there.
4031801 | 20 | Blue Fair Ticket | 100 | A hundred of them make a silver one.
4031802 | 20 | Silver Fair Ticket | 1000 | Ten of them make a golden one.
4031803 | 20 | Golden Fair Ticket | 10000 | The fair closes. This does not expire.
4001101 | 10 | Granary Pass | 1 | Admits a party of three to the granary.
4001102 | 20 | Sewer Pass | 1 | Admits a party of four. Bring boots.
4001103 | 40 | Wedding Invitation | 1 | Bride or groom? Choose quickly.
4001104 | 55 | Boarding Order | 1 | Signed by three captains, two of them sober.
4001105 | 70 | Guild Summons | 1 | All hands.
4001106 | 90 | Writ of Thorns | 1 | It pricks if you mean no harm.
4001107 | 100 | Mirror Key | 1 | For a door on the other side.
4001108 | 125 | Piece of the Dial | 1 | Papulatus would like it back.
4001109 | 140 | Eye of Ember | 1 | Throw it on the altar, and stand well back.
4001110 | 160 | Dragon Summons | 1 | He can smell it.
`;

/** What people ask each other to bring: name, a word. Quests name them. */
export const QUEST_ITEMS = `
Letter to the Harbor Master | The seal is unbroken.
Lost Marching Orders | Somebody is going to be in trouble.
Half of a Treasure Map | The other half must be somewhere.
Lullaby in a Bottle | Do not open while driving a cart.
Gardener's Almanac | Says rain. It is right twice a year.
Rust-Eaten Gear | It once turned the town clock.
Festival Lantern | Light it when the square is dark.
Tilda's Ferry Bell | One ring to leave, two to stay.
Poppy's Kite | It has a face. The face has a name.
Basket of Still-Warm Rolls | Eleven. It was a dozen when you set out.
Overdue Library Book | A Short History of Long Books.
Hob's Best Tongs | The second best are also missing.
Sealed Alibi | Fill in the date.
Wick's Spare Taper | Trimmed at both ends.
Chart of the Shallows | Depths in fathoms, soup stains in cups.
Unfinished Love Song | It needs a third verse and some nerve.
Cracked Chapel Bell Chip | Sister Bell keeps the rest in a drawer.
Old Bram's Chalk | It has corrected generations.
Signed Peace Treaty | Between two cats.
Sprig of Midnight Rosemary | For remembering, if you can remember why.
Ransom Note | For a turnip.
Jar of Fireflies | They know the way home.
Weather Report | Yes, it says.
Medical Sample | Do not swap it with the lemonade.
Box of Valves | Sorted by tone.
Travel Permit | Stamped until there was no room left.
Passport of a Snowman | Valid until spring.
Matron Isolde's Recipe | First, catch a glacier.
Trapper's Logbook | The last page is written with the left hand.
Blueprint of a Bird | Wings to be confirmed.
Brass Tuning Fork | Everything in Clockhaven is in A flat.
Chancellor's Wind-Up Key | He is a little slow this morning.
Pearl Merchant's Scales | Honest on the left.
Message in a Conch | Hold it to your ear, then duck.
Sealed Jar of Abyss | Darker on Tuesdays.
Caravan Ledger | Three camels too many.
Water Rights | In triplicate, on camel hide.
Master Ren's Teacup | Mended with gold, twice.
Scroll of One Breath | You may read it only once.
Dragon's Receipt | For one village, returned.
Emberwake Census | Forty-one people, nine hundred sheep, one dragon.
Silver Apple Graft | Keep the cut wet.
Steward's Resignation | Undated. He wrote it every year.
Royal Portrait, Rolled | The eyes follow you even so.
Count's Last Will | He left everything to himself.
Star Chart With a Hole | That is where you are.
Recording of Silence | Side B is better.
Minute, Borrowed | Please give it back.
Photograph of Tomorrow | Everybody is laughing.
Pocket Watch Without Hands | It knows.
Ticket Stub to the End | Row one.
Proof of Strength | Dented.
Proof of Wisdom | In the margin.
Proof of Aim | Straight through the middle.
Proof of Stealth | You do not have it. Look again.
Proof of Courage | Wet, and laughing.
Letter of Introduction | They speak very well of you.
Master's Last Test | Sealed until you are ready.
Medal Mould | For pouring.
Festival Drum | Boom, it says, on the rim.
Rabbit's Stopwatch | He is late for it.
`;
