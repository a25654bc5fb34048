/** Quests of the classes, of party quests and festivals. A third word of a heading: job codes that may take the series. */
export const CALLING_QUESTS = `
# The Way of the Sword | 10 | 0, 100
10 | Letter of Introduction: Cragholm | Warden Alder > Master Ironhand | carry Letter of Introduction 1 | | You hold a stick as if it were an argument. There is somebody in Cragholm who should see that.
30 | Proof of Strength | Master Ironhand | slay Tin Drummer 50; find Proof of Strength < Tin Drummer | scroll | Hit it until it is proof.
70 | The Wall That Stays | Master Ironhand | slay Glacier Walker 60 | gear | Anybody can move. Show me that you can stay.
120 | Oath of the Gate | Master Ironhand | slay Nightscale Dragon 60; find Master's Last Test < Nightscale Dragon | fame 10, gear | I have nothing left to teach. I have one thing left to ask.
# The Way of the Lamp | 10 | 0, 200
8 | Letter of Introduction: Lanternwood | Old Bram > Professor Ash | bring Dandelion Puff 10 | | You read by firelight as a child, did you not? Bring fluff for his cushion. He will understand.
30 | Proof of Wisdom | Professor Ash | slay Fog Wisp 50; find Proof of Wisdom < Fog Wisp | scroll | It is in the margin of something. Everything is.
70 | A Long Night's Reading | Professor Ash | slay Frozen Fiddler 60 | gear | Learn the tune that it plays on windless nights. Do not hum it here.
120 | The Quiet Exam | Professor Ash | slay Midnight Registrar 60; find Proof of Courage < Midnight Registrar | fame 10, gear | You may begin. You may not make a sound.
# The Way of the String | 10 | 0, 300
10 | The Straw Dummy | Master Quarrel | slay Thistle Hopper 20 | | Hit what hops. The dummy has suffered enough.
30 | Proof of Aim | Master Quarrel | slay Mossy Post 50; find Proof of Aim < Mossy Post | scroll | Straight through the middle. They do not move much, for signposts.
70 | The Breath Before | Master Quarrel | slay Snowblind Owl 60 | gear | They hear the string. So do not let them hear it.
120 | No Return | Master Quarrel | slay Dragon Cantor 60; find Medal Mould < Dragon Cantor | fame 10, gear | One arrow for each note. Then we shall pour you a medal.
# The Way of the Alley | 10 | 0, 400
10 | You Did Not Hear It From Me | Informer > Mistress Nightjar | bring Barn Moth 15 | | She likes moths. She does not like questions.
30 | Proof of Stealth | Mistress Nightjar | slay Gutter Rattling 50; find Proof of Stealth < Gutter Rattling | scroll | If I can see that you have it, you do not have it.
70 | Bars of Gold, Bars of Iron | Mistress Nightjar | slay Music Box Dancer 60 | gear | Take the tooth and leave the tune.
120 | Nobody's Apprentice | Nobody | slay Hollow Steward 60; find Ransom Note < Hollow Steward | fame 10, gear | I have been watching you for years. You never once looked up. Good: that was the test.
# The Way of the Wave | 10 | 0, 500
10 | Can You Swim | Gull Boy > Commodore Brand | slay Marsh Newtling 20 | | You need not. But it makes the interview shorter.
30 | Proof of Nerve | Commodore Brand | slay Salt Crab 50 | scroll | Wet, and laughing. That is how I want to see you.
70 | Letters of Marque | Commodore Brand | slay Diving Suit 60 | gear | The king signs anything after dinner.
120 | Captain | Commodore Brand | slay Stormwing Drake 60; find Travel Permit < Stormwing Drake | fame 10, gear | A captain brings the ship home. Go and fetch one.
# Parties Wanted | 47
10 | The Granary | Granary Keeper Chaff | slay Granary Thief 10; slay Pantry Baron 1 | pick | Three of you, and quickly. He has started on the jam.
20 | Lower Line | Lock Engineer Sluice | slay Valve Keeper 10; slay Drowned Locksmith 1 | luck | Four of you. Bring boots.
40 | Two Bells | Matchmaker Twine | slay Bell Ringer's Shadow 20; slay Windmill Imp 20 | scroll | Half a wedding on each side, and a shadow in the belfry.
55 | Boarding Party | Bosun Gull | slay Gunner Ghost 20; bring Powder Parrot 10 | gear | Six hands. The ship is ours; it just has not been told.
70 | The Debt | Guild Spirit | slay Hall Warden 20; slay First Treasurer's Debt 1 | scroll | We founded it on trust and borrowed the rest.
90 | Thorns | Rose Gardener | slay Thorn Sergeant 20; slay Thorn Castellan 1 | gear | Prune it, and it grows. Prune the gardener. No: the other one.
# Lantern Festival | 50
10 | Lanterns for the Festival | Lantern Maker Hana | bring Lantern Moth 20 | luck, daily | Each lantern wants a pinch of dust. We have nine hundred lanterns.
12 | The Rabbit Wants a Race | Festival Rabbit | slay Hay Bunny 15; find Rabbit's Stopwatch < Hay Bunny | daily | My own cousins! They have my stopwatch, and they say that they were faster.
16 | Crumbs | Cake Baker Fondant | bring Cake Golemling 20 | pick | It is still my best cake. It has simply grown up.
26 | The Other Side of the Hill | Strongman Otto | slay Runaway Firework 25; slay Paper Lantern Bat 25 | luck | They are best seen from far off. They do not stay far off.
36 | No Magic in It | Snowman Builder | bring Grumpy Snowman 25 | gear | I put the hat on him. He took it personally.
60 | Not a Present | Ticket Booth Bob | slay Giftbox Mimic 40 | scroll, daily | We had a raffle. First prize has eaten second prize.
102 | The Kite That Holds Still | Balloon Seller Bop | bring Windless Kite 40 | luck | Nothing is pulling on the other end. Hard.
117 | Bread for Nobody | Candyfloss Clara | bring Harvest Wraith 40; find Jar of Fireflies < Harvest Wraith | gear | For the ones who come to the fair after closing.
# Market Days | 50
15 | Market Gossip | Gossip Gilda | bring Barrel Beetle 10 | luck | You did not hear this from me. I did not hear it from the cooper.
30 | What It Is Worth | Price Watcher Abacus | bring Cave Knocker 30 | pick, daily | I need thirty of one thing, to see what one of thirty things costs.
50 | The Owl Knows | Owl of the Market | bring Clockwork Page 20; bring Paper Crane 20 | scroll | Who. (It means: who is selling.)
70 | Cards on the Table | Fortune Teller Tarot | slay Lost Mountaineer 40 | luck | I see snow. I see a rope. I see you, bringing me five meso.
# Titles | 51
10 | Citizen of the Isle | Constable Barley | slay Kiln Piglet 20 | item Citizen of Sprout Isle | One form, one oath, twenty piglets. That is citizenship.
30 | A Friend of Willowmere | Elder Sallow | slay Crooked Willow 40 | item Friend of Willowmere | We have a medal for it. We had it made before we knew for whom.
30 | A Friend of Lanternwood | Magister Ode | slay Candle Wisp 40 | item Friend of Lanternwood | Please sign here, with a quill that is not signing by itself.
30 | A Friend of Cragholm | Forewoman Greta | slay Cave Knocker 60 | item Friend of Cragholm | No speech. Here. Mind the pin.
30 | A Friend of Underbridge | Mayor Absent | slay Gutter Rattling 60 | item Friend of Underbridge | (A note is pinned to the chair.) Well done. I saw nothing. M.A.
30 | A Friend of Saltharbor | Harbor Master Finch | slay Salt Crab 40 | item Friend of Saltharbor | You will be piped aboard. Not by the bosun. He is dead.
60 | The Lunch Rush | Hungry Hugo | slay Tin Marcher 100; find Basket of Still-Warm Rolls < Tin Marcher | item Survivor of the Lunch Rush | It is noon and I am at the end of the line.
100 | Centurion | Straw Dummy | slay Windless Kite 100 | item Centurion | (The dummy says nothing, a hundred times.)
`;
