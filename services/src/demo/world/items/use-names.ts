/** Potions and food: id, level, name, price, effect, a word. Effects: a number with what it restores. */
export const RECOVERIES = `
2000000 | 1 | Rosehip Tea | 50 | hp 50 | A warm cup that mends small scratches.
2000001 | 10 | Cherry Cordial | 160 | hp 150 | Sweet, red and strong.
2000002 | 20 | Honey Tonic | 320 | hp 300 | Made by very patient bees.
2000003 | 10 | Bluebell Water | 200 | mp 100 | Picked before sunrise.
2000004 | 70 | Moonmilk | 2500 | hpR 50, mpR 50 | The milkmaid would not say whose.
2000005 | 100 | Phoenix Broth | 6000 | hpR 100, mpR 100 | Reheats itself.
2000006 | 40 | Stardust Syrup | 620 | mp 300 | Sparkles on the way down.
2000007 | 5 | Rosehip Lozenge | 60 | hp 50 | Tea, but you can run with it.
2000008 | 15 | Cherry Lozenge | 180 | hp 150 | Lasts exactly one fight.
2000009 | 25 | Honey Lozenge | 350 | hp 300 | Sticks to the teeth, and to life.
2000010 | 15 | Bluebell Lozenge | 220 | mp 100 | Turns the tongue blue until Thursday.
2000011 | 45 | Stardust Lozenge | 650 | mp 300 | Do not bite.
2000012 | 60 | Elder Mead | 1100 | hp 800 | Older than the innkeeper, and stronger.
2000013 | 80 | Dragon Bitters | 2100 | hp 1600 | Whoever named it had tasted it.
2000014 | 65 | Well of Night | 1400 | mp 700 | A small bottle of it.
2000015 | 90 | Deep Sleep Draught | 2900 | mp 1400 | Five minutes feel like a week at the seaside.
2010000 | 1 | Meadow Apple | 3 | hp 30 | Crunchy.
2010001 | 8 | Smoked Trout | 60 | hp 100 | Smells better than it looks.
2010002 | 5 | Soft-Boiled Egg | 20 | hp 50 | Four minutes, not five.
2010003 | 15 | Blood Orange | 120 | mp 50 | Peels itself, if asked nicely.
2010004 | 30 | Wedge of Lemon | 310 | mp 150 | Keeps mages awake.
2010005 | 3 | Handful of Blackberries | 12 | hp 25, mp 10 | Worth the scratches.
2010006 | 12 | Jar of Clover Honey | 130 | mp 75 | Sealed with wax and a bee.
2010009 | 2 | Green Apple | 5 | hp 30 | Sour enough to wake a golem.
2020000 | 25 | Market Salad | 200 | mp 200 | What was left at five o'clock.
2020001 | 25 | Skewered Mushroom | 250 | hp 300 | Choose the ones without spots.
2020002 | 35 | Baker Loaf | 420 | hp 400 | Yesterday it was fresh.
2020003 | 60 | Lantern Festival Cake | 1800 | hp 1000, mp 300 | Only one candle left.
2020004 | 10 | Fish and Chips | 90 | hp 120 | In the Saltharbor Gazette, page three.
2020005 | 14 | Cook Marlo's Chowder | 140 | hp 180 | There is a button in it. You may keep it.
2020006 | 18 | Wayfarer Sandwich | 190 | hp 220, mp 40 | Cheese, pickle and hope.
2020007 | 22 | Toasted Marshmallow | 160 | mp 140 | Black outside, gone inside.
2020008 | 28 | Roast Chestnuts | 260 | hp 320 | In a paper cone.
2020009 | 32 | Pumpkin Pie | 330 | hp 350, mp 100 | The Gourd would like a word.
2020010 | 38 | Frostgate Stew | 480 | hp 500 | It has been on the stove since the founding.
2020011 | 38 | Cocoa With a Spoon | 430 | mp 260 | The spoon stands.
2020012 | 42 | Skewer of Scorpion | 520 | hp 550 | Tastes of chicken. Dangerous chicken.
2020013 | 44 | Mint Tea of the Wells | 540 | mp 320 | Poured from a great height.
2020014 | 48 | Steamed Dumplings | 610 | hp 620 | Eight in a basket. Seven, now.
2020015 | 48 | Jasmine Rice | 560 | hp 300, mp 180 | With a grain set aside for the house spirit.
2020016 | 50 | Seaweed Roll | 640 | hp 400, mp 250 | Cut with a swordfish.
2020017 | 55 | Cloud Meringue | 760 | mp 420 | Weigh it down.
2020018 | 58 | Clockmaker's Biscuit | 820 | hp 780 | Tick, says every bite.
2020019 | 62 | Sky Pirate Curry | 1150 | hp 900 | Two people have finished it.
2020020 | 68 | Glacier Sorbet | 1300 | mp 600 | Scraped off the good side.
2020021 | 72 | Roast of the Hunt | 1700 | hp 1300 | Nobody says what was hunted.
2020022 | 76 | Ember Pepper | 1500 | hp 500, mp 500 | You will see through time, then through tears.
2020023 | 85 | Silver Apple Strudel | 2300 | hp 1500, mp 400 | You remember your first house, with custard.
2020024 | 95 | Dragon Egg Omelette | 3100 | hp 2200 | Serves forty.
2020025 | 110 | Last Supper in a Box | 4200 | hp 3000, mp 900 | Packed by the Queen's own steward.
2020026 | 130 | Comet Ice | 4900 | mp 2500 | Comes round every seventy-six years.
2020027 | 150 | Bread of Tomorrow | 6100 | hp 4000, mp 1500 | It will be delicious.
2050000 | 10 | Antidote Leaf | 200 | prob 100 | Cures poison, and most regrets.
2050001 | 15 | Eye Drops | 250 | prob 100 | Cures darkness.
2050002 | 20 | Smelling Salts | 250 | prob 100 | Cures weakness. Wakes the dead, nearly.
2050003 | 25 | Chapel Water | 400 | prob 100 | Cures curses. Sister Bell blessed the whole barrel.
2050004 | 40 | Cure-All | 700 | prob 100 | Cures all of it. The label is honest for once.
`;

/** What makes one stronger for a while: id, level, name, price, effect, minutes, a word. */
export const BUFFS = `
2002000 | 10 | Squirrel Brew | 300 | speed 5 | 3 | Made of nuts and nerves.
2002001 | 15 | Grasshopper Fizz | 350 | jump 5 | 3 | Do not drink under a ceiling.
2002002 | 15 | Sharp-Eye Drops | 350 | acc 5 | 5 | You can count the feathers.
2002003 | 15 | Eel Oil | 350 | eva 5 | 5 | Slip away from conversations.
2002004 | 20 | Brawler's Bitter | 500 | pad 5 | 3 | Tastes of Saturday night.
2002005 | 20 | Student's Last Coffee | 500 | mad 5 | 3 | The exam is in ten minutes.
2002006 | 25 | Thick-Skin Ointment | 550 | pdd 15 | 5 | Apply to pride as well.
2002007 | 25 | Ward Chalk | 550 | mdd 15 | 5 | Draw a circle. Stand in it. Chew.
2022000 | 30 | Tonic of Haste | 900 | speed 10 | 5 | You have already drunk it.
2022001 | 40 | Bear Grease | 1200 | pad 8 | 5 | From a consenting bear.
2022002 | 40 | Owl Drops | 1200 | mad 8 | 5 | Who? You. Who? You.
2022003 | 50 | Stoneskin Paste | 1500 | pdd 30 | 5 | Smile before it sets.
2022004 | 50 | Spirit Varnish | 1500 | mdd 30 | 5 | Two coats.
2022005 | 55 | Hawk Syrup | 1600 | acc 15 | 10 | The horizon gets nosy.
2022006 | 55 | Smoke Cordial | 1600 | eva 15 | 10 | Now you see you.
2022007 | 60 | Salamander Shot | 2200 | pad 12 | 5 | Down in one, up in flames.
2022008 | 60 | Lantern Oil, Refined | 2200 | mad 12 | 5 | Brilliant.
2022009 | 70 | Winged Heels Elixir | 2600 | speed 15, jump 10 | 5 | Your shoes will want some too.
2022010 | 80 | Gladiator's Breakfast | 3900 | pad 18, pdd 20 | 8 | Six eggs and a promise.
2022011 | 80 | Archmage's Breakfast | 3900 | mad 18, mdd 20 | 8 | Dry toast and a vision.
2022012 | 90 | Moonlight in a Jar | 4800 | mad 20, eva 20 | 10 | Do not spill.
2022013 | 100 | Dragon's Blood Liqueur | 6500 | pad 25 | 10 | He lent it.
2022014 | 100 | Phoenix Feather Tea | 6500 | mad 25 | 10 | Steeped until it sings.
2022015 | 120 | Second Wind | 9000 | speed 20, acc 30, eva 30 | 10 | The first one was practice.
2022016 | 20 | Festival Punch | 700 | pad 6, mad 6 | 15 | There is fruit in it, somewhere.
2022017 | 30 | Wedding Cake Slice | 900 | pdd 20, mdd 20 | 15 | From the tier with the swans.
2022018 | 70 | Hero's Stew | 3000 | pad 15, mad 15 | 10 | Every hero put something in. One put in a boot.
2022019 | 140 | Taste of Victory | 12000 | pad 30, mad 30 | 15 | Slightly salty.
`;

/** What takes one home: id, level, name, price, map, a word. */
export const JOURNEYS = `
2030000 | 1 | Homeward Whistle | 400 | 999999999 | Takes you to the nearest town.
2030001 | 10 | Ferry Token: Saltharbor | 500 | 104000000 | Takes you to Saltharbor.
2030002 | 10 | Coach Ticket: Willowmere | 500 | 100000000 | Takes you to Willowmere.
2030003 | 10 | Coach Ticket: Lanternwood | 500 | 101000000 | Takes you to Lanternwood.
2030004 | 10 | Coach Ticket: Cragholm | 500 | 102000000 | Takes you to Cragholm.
2030005 | 10 | Coach Ticket: Underbridge | 500 | 103000000 | Takes you to Underbridge. You did not hear it from us.
2030006 | 30 | Balloon Ticket: Skyloft | 900 | 200000000 | Takes you to Skyloft.
2030007 | 50 | Sledge Ticket: Frostgate | 900 | 211000000 | Takes you to Frostgate.
2030008 | 40 | Rail Ticket: Clockhaven | 900 | 220000000 | Takes you to Clockhaven, on time.
2030009 | 40 | Diving Bell Ticket: Pearlport | 900 | 230000000 | Takes you to Pearlport.
2030010 | 80 | Wyvern Ticket: Emberwake | 1500 | 240000000 | Takes you to Emberwake. Hold on.
2030011 | 45 | Ferry Ticket: Jadewater | 900 | 250000000 | Takes you to Jadewater.
2030012 | 35 | Caravan Ticket: Sirocco Wells | 900 | 260000000 | Takes you to Sirocco Wells.
2030013 | 120 | Return to Hours' End | 3000 | 270000000 | Takes you to the end. You can go back.
2030014 | 20 | Market Day Pass | 600 | 910000000 | Takes you to the Market Gate.
`;

/** What flies: id, level, name, attack, how many a slot holds, price of one, a word. */
export const THROWN = `
2060000 | 0 | Goose-Feather Arrow | 0 | 2000 | 0,3 | The goose is fine.
2060001 | 30 | Silver-Tipped Arrow | 2 | 2000 | 0,8 | For moonlit nights.
2060002 | 60 | Whistling Arrow | 4 | 2000 | 1,1 | You hear it after.
2060003 | 90 | Arrow of the Hunt | 6 | 2000 | 1,6 | Comes back to the one who missed.
2061000 | 0 | Oak Bolt | 0 | 2000 | 0,3 | Short, stout and to the point.
2061001 | 30 | Quarry Bolt | 2 | 2000 | 0,8 | Tipped with Cragholm slate.
2061002 | 60 | Barbed Bolt | 4 | 2000 | 1,1 | In is easy.
2061003 | 90 | Dragon Bolt | 6 | 2000 | 1,6 | Made for large game.
2070000 | 10 | Tin Throwing Star | 15 | 500 | 0,8 | Cut from the lid of a biscuit tin.
2070001 | 40 | Snowflake Star | 21 | 800 | 1 | No two alike.
2070002 | 70 | Raven Star | 27 | 1000 | 1,5 | Caws.
2070003 | 20 | Gear Star | 17 | 600 | 0,8 | Fell out of the town clock.
2070004 | 30 | Paper Star | 19 | 700 | 0,9 | Very sharp folds.
2070005 | 50 | Starfish | 23 | 900 | 1,2 | It is used to it.
2070006 | 90 | Obsidian Star | 29 | 1000 | 1,8 | You see your own face, and then you do not.
2070007 | 110 | Comet Star | 31 | 1200 | 2,1 | With a tail.
2330000 | 10 | Lead Bullet | 10 | 800 | 0,8 | Cast in a spoon.
2330001 | 50 | Comet Bullet | 18 | 1000 | 1,2 | Leaves a trail.
2330002 | 30 | Brass Bullet | 14 | 900 | 1 | Buttons, mostly.
2330003 | 70 | Salt Bullet | 20 | 1000 | 1,4 | For ghosts and slugs.
2330004 | 90 | Silver Bullet | 22 | 1000 | 1,8 | You know what for.
2330005 | 110 | Thunder Bullet | 25 | 1200 | 2,1 | Do not shake.
`;

/** Sacks that let monsters out: name, level. */
export const SACKS = `
10 | Wriggling Sack | Something in it wants out. It is small.
20 | Buzzing Sack | You would rather not look.
30 | Growling Sack | Open it at arm's length.
40 | Rattling Sack | Bones or cutlery. Find out.
50 | Hissing Sack | Best given as a present.
60 | Ticking Sack | It is probably a clock.
70 | Freezing Sack | Your fingers stick to it.
80 | Smouldering Sack | It is burning a hole in itself.
90 | Howling Sack | The neighbours have asked twice.
100 | Silent Sack | That one worries everybody.
`;

/** Books that teach the higher steps of a skill: class, first level, skill. */
export const MASTERY_BOOKS = `
Warrior | 70 | Anvil Stance
Warrior | 70 | Shield of Neighbours
Warrior | 90 | Millwheel Sweep
Warrior | 120 | Avalanche Charge
Warrior | 120 | Oath of the Gate
Warrior | 120 | Lion's Patience
Magician | 70 | Lamplighter's Flame
Magician | 70 | Frost Handwriting
Magician | 90 | Borrowed Lightning
Magician | 120 | Rain of Candles
Magician | 120 | Circle of Quiet
Magician | 120 | Meteor, Politely
Bowman | 70 | Second Arrow
Bowman | 70 | Windreading
Bowman | 90 | Falcon Call
Bowman | 120 | Arrow of No Return
Bowman | 120 | Hail of Feathers
Bowman | 120 | Breath Before Release
Thief | 70 | Loose Change
Thief | 70 | Empty Pockets
Thief | 90 | Footprints Elsewhere
Thief | 120 | Three Shadows
Thief | 120 | The Old Switch
Thief | 120 | Nobody's Business
Pirate | 70 | Left, Right, Anchor
Pirate | 70 | Grapeshot
Pirate | 90 | Keelhaul
Pirate | 120 | Broadside
Pirate | 120 | Sea Legs
Pirate | 120 | Captain's Orders
`;
