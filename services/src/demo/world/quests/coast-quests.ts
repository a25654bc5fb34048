/**
 * Quests of Sprout Isle and the Willow Coast. A section is a series, each quest of which asks for the one before: name, area.
 * A row: level, name, who asks (> who thanks), tasks, rewards beside experience, what is said first.
 * Tasks: `slay` and `bring` name a monster (what it leaves behind is brought), `find` a quest item < the monster that has it,
 * `carry` a quest item that one is given.
 */
export const COAST_QUESTS = `
# First Steps | 20
1 | A Cup of Dew | Old Bram | bring Dewdrop 5 | | Chalk makes one thirsty. Would you bring me a little dew? The morning kind.
2 | The Sprouts Are Restless | Old Bram | slay Pip Sprout 8 | | They were asleep when I planted them. Now they throw things.
3 | Chalk Dust | Old Bram > Ada | carry Old Bram's Chalk 1 | | This is my last good piece. Ada holds it for me so that I do not hold it against Odo.
4 | Caps for the Roof | Tilda | bring Acorn Scamp 12 | gear | The boathouse drips. Acorn caps make the best shingles there are.
5 | Something in the Burrow | Nettie | slay Burrow Mite 10 | | My potion shelf leans a little more each morning. Something is digging.
6 | Pebbles That Roll Uphill | Sunny | bring Puddlekin 10; bring Brookling 6 | pick | I collect shells. Today I collect something stranger.
8 | The Clinging Kind | Pip | slay Burr Scamp 15 | | I ran one errand through the thicket, and look at my trousers!
9 | Clay for Auntie Loam | Auntie Loam | bring Clay Piglet 15 | | Fresh clay, please. If it squeals, it is too fresh.
10 | The Cold Kiln | Auntie Loam | slay Old Mother Kiln 1 | gear, fame 2 | She was my mother's kiln. One night she got up and walked into the pits.
10 | All Aboard | Tilda > Harbor Master Finch | carry Tilda's Ferry Bell 1 | fame 1 | You are ready for the big coast. Give the harbor master this bell; he will know.
# Tidepool Tales | 20
4 | Doorknobs | Beachcomber Finn | bring Tidepool Hermit 8 | | I built a house from driftwood. It has eleven doors and no way in.
7 | The Left Foot | Wet-Foot Wanda | bring Sandal Hermit 10 | luck | Every summer the sea takes my left sandal. Every summer!
10 | Tea for a Crab | Wet-Foot Wanda | bring Teacup Hermit 12 | scroll | If we set out a proper table, they may leave our cups alone.
# The Willow Road | 30
8 | Pillows for Poppy | Little Poppy | bring Dandelion Puff 20 | | My bear cannot sleep on the floor. He told me.
9 | Poppy's Kite | Little Poppy | find Poppy's Kite < Hay Bunny | luck | A bunny took my kite! The one with the face!
10 | Clay for the Kiln | Corin | bring Clay Piglet 25 | pick | Buttons of baked clay. Cheaper than horn, and nobody has to mind.
11 | Thistles at the Gate | Warden Alder | slay Thistle Hopper 30 | | They hop the fence, they sting the watch, they hop back. Enough.
12 | Newts in the Well | Goodwife Marrow | bring Marsh Newtling 15 | | The soup moved. I am not a fussy woman, but it moved.
14 | Stockings for Winter | Nan Twill | bring Nettle Hopper 20 | | Somebody out there knits better than I do. I want to see the stitch.
16 | Butter Side Up | Goodwife Marrow | slay Butterchurn 25 | | It churned itself into a rage and rolled out of the door.
17 | A Quill for the Librarian | Tobias > Quill | bring Quill Hedgeling 15 | | I promised to bring them to Lanternwood. I am, however, lost.
19 | Grins in the Dark | Elder Sallow | slay Gourd Grinner 30 | | In the evening they smile at my window. All of them.
20 | Long Live the Gourd | Elder Sallow | slay King Gourd 1 | fame 5, gear | Cut off the vine and the patch goes quiet. That was always the way.
21 | The Peaceful Patch | Farmer Hale | bring Squash Sulker 20; bring Turnip Grumbler 20 | scroll | A king is gone and now they all have opinions.
# Frog Sermons | 30
22 | The First Verse | Brother Reed | bring Reedwater Frogling 25 | | They preach at midnight. I take notes, but my reeds are all cracked.
25 | The Second Verse | Brother Reed | slay Bullrush Croaker 40 | | The choir has become rather loud about the fourth commandment.
27 | Something About Nobody | Scared Steward | slay Scarecrow Nobody 30 | | There was nobody in the field. I swear. Nobody. Waving.
28 | Amen | Brother Reed | slay The Croaking Bishop 1 | fame 5, gear | He is a fine speaker. But the people have to sleep.
# Crooked Things | 30
23 | Catkins for a Cat | Cat of the Third Step | bring Willow Spriteling 20 | luck | Mrrow. (It looks at the willow, then at you, then at the willow.)
27 | Which Way to Willowmere | Sir Percival Lost | slay Mossy Post 30 | | The signposts here lie. I have asked nine. Smite them.
33 | Headache Bark | Rosalind | bring Crooked Willow 30 | pick | Half the inn has a headache, and the other half gave it to them.
37 | He Started It | Elder Sallow | slay Old Man Hawthorn 40 | gear | We have been quarrelling since I was a boy. He will tell you that I started it.
# Lamps of Lanternwood | 30
14 | Moths Around the Lamp | Wick | slay Lantern Moth 25 | | A lamp is a lamp. It is not an inn.
16 | Wick's Spare Taper | Wick > Widow Tallow | carry Wick's Spare Taper 1 | | She trims them best. Do not run with it.
19 | Eyes on the Wing | Moth Collector Edgar | bring Owlet Moth 25 | scroll | They look at me, so I look at them. It is only fair.
22 | Reeds for Wicks | Wick | bring Reedwater Frogling 30 | luck | Hollow reeds, dipped in tallow. My grandmother lit half the coast with those.
24 | The Emperor's Thread | Moth Collector Edgar | bring Emperor Moth 30 | gear | One cocoon is a collar. Thirty are a cloak.
25 | Fire That Walks | Magister Ode | slay Cinder Whelp 40; bring Cinder Whelp 20 | | A student dropped a match. The match had children.
28 | Charcoal Lessons | Burner Ashlyn | bring Charcoal Whelp 30 | pick | Good charcoal does not run away. We are working on it.
30 | Bottling the Fog | Magister Ode | bring Fog Wisp 30 | | I need it thick, grey and indoors.
33 | The Old Furnace | Burner Coaldust | slay Furnace Whelp 50 | scroll | We let it go out once. Something else moved in and lit it again.
34 | A Bell With No Voice | Sister Bell | bring Candle Wisp 30; find Cracked Chapel Bell Chip < Candle Wisp | | It cracked on the eve of a wedding. The candles went out, and they did not come back alone.
38 | The Rope's End | Fog Warden Milo | slay Gallows Wisp 50 | gear | Nobody has hanged there in a hundred years. Tell them.
# Overdue | 30
18 | The Overdue Book | Quill > Old Salt Jonas | carry Overdue Library Book 1 | | He returned it. To the wrong library. Read him the fine, slowly.
21 | Footnotes | Footnote | bring Pincushion Hedgeling 25 | luck | Every pin marks a page. They took the pins. They took all the pins!
21 | Chestnuts for Readers | Whispering Agnes | bring Chestnut Hedgeling 30 | | (She whispers so quietly that you only catch: warm. Crunchy. Please.)
26 | A Bear in Chapter Nine | Bee-Aunt Olive | slay Beehive Bear 30 | pick | He says please. Then he does not.
# Deep Below Cragholm | 30
18 | Teasels for the Fullers | Slate | bring Teasel Hopper 25 | | You comb cloth with it. Yes, even here we wear cloth.
23 | Brambles in the Shaft | Forewoman Greta | slay Bramble Stalker 40 | | They grow towards the lamps. Overnight. Faster when nobody swears at them.
24 | Hob's Best Tongs | Hob | find Hob's Best Tongs < Crate Beetle | | I know exactly which crate I put them in. The crate has left.
26 | Ring a Clean C | Bellows Ben | bring Anvil Beetle 30 | scroll | The master wants a chime for the door, and he has perfect pitch.
29 | Locked Out | Ironmonger Tam | slay Strongbox Beetle 40 | luck | My whole stock walked off, and it locked itself behind it.
32 | Knock, Knock | Tommy Knock-Twice | slay Cave Knocker 50 | | I knock twice. Last week something knocked three times.
34 | Shells for Shields | Hob | bring Iron Tortoise 40 | pick | Steel bends. Shell remembers.
35 | Lodestones | Surveyor Fault | bring Lode Knocker 35 | | My compass has fallen in love with the north wall.
39 | Light From Below | Shift Boss Rubble | bring Deep Knocker 40 | gear | Their lamps do not burn. Mine do, and so do my eyebrows.
43 | The Weight of It | Forewoman Greta | slay Quarry Hulk 60 | fame 5, scroll | That was the east gallery. It got up. We would like it back.
44 | Nine Miles | Pilgrim Nine-Mile | slay Milestone Tortoise 50 | gear | I have walked for eleven years, and it always says nine.
# The Tin Regiment | 30
26 | Buttons | Deserter Tin | bring Tin Marcher 30 | | If they cannot button up, they cannot parade. If they cannot parade, they go home.
29 | Drums | Deserter Tin | slay Tin Drummer 50 | luck | I know that beat. I used to keep it.
34 | Bugles | Veteran Holt | bring Tin Bugler 40 | | It plays retreat. Nobody listens. That is what is wrong with armies.
36 | Marching Orders | Deserter Tin | find Lost Marching Orders < Brass Sergeant | scroll | There must be an order that says stop.
40 | The General's Key | Deserter Tin | slay General Tin 1 | fame 10, gear | He only needs to run down. Do it gently, if you can.
# Nobody's Business | 30
30 | A Clean Chimney | Sweep Master Flue | slay Chimney Sweepling 40 | | They are quicker than my boys, and they do not eat. It ruins a man.
31 | The Ladle | Cook Marlo | bring Gutter Rattling 30 | | I will not ask how you got it. I have stopped asking.
33 | Seals and Whiskers | Mrs. Grey | bring Bilge Rattling 30 | pick | Tar and whisker: there is no better seal.
34 | Somebody's Alibi | Nobody > Sergeant Tallow | carry Sealed Alibi 1 | luck | You were never here. Give him this. You were never there, either.
37 | Someone Else's Locket | Weeping Customer | bring Fence Rattling 35 | | They drew a moustache on my mother.
40 | Lamps That Follow | Flower Girl Soot | slay Streetlamp 45 | scroll | One of them waits at my corner. It was not there when the corner was built.
41 | The Boss of the Alley | Nobody | slay Alley Boss Cat 50 | gear | Somebody has been collecting protection from Nobody. That is my line of work.
42 | Long May She Gnaw | Mayor Absent | slay Queen of Rattlings 1 | fame 8, gear | (A note is pinned to the chair.) Gone to lunch. Please depose the Queen. M.A.
42 | A Peace of Sorts | Rooftop Cat Lady | find Signed Peace Treaty < Rooftop Gargoyle | pick | Both parties signed. Then something with wings stole it.
# Salt and Sails | 33
36 | Salt for the Kitchen | Cook Marlo | bring Salt Crab 50 | | The fish is fresh, the chips are hot, and the cellar is empty.
39 | Links | One-Legged Jack | bring Anchor Crab 40 | | An anchor without a chain is called a mistake.
41 | What the Gulls Took | Sailmaker Canvas | bring Kite Ray 35 | | Not gulls. I said gulls because nobody believes me about the rays.
42 | Letter to the Harbor Master | Captain Maren > Harbor Master Finch | carry Letter to the Harbor Master 1 | luck | It is a complaint. Several, in fact. Do not wait for an answer.
43 | Castings | Sand Artist Dune | bring Sandbar Lugworm 40 | pick | They copy my work. Worse: they improve it.
44 | Nine Colours | Sailmaker Canvas | bring Sailcloth Ray 40 | scroll | One more patch and it is a flag.
46 | The Cabin Door | Ghost of the Second Mate | bring Wreck Crab 45 | | I have stood before that door since the storm. I left my key inside. I left me inside.
48 | Half of a Map | Smuggler Queen Vera | find Half of a Treasure Map < Smuggler's Cat | luck | My cat knows where everything is buried. My cat has started working for itself.
48 | Hair on End | Old Salt Jonas | slay Thunder Ray 60 | | Saw a ship once with every hair on end. The ship, I mean.
50 | The Captain Below | Harbor Master Finch | slay Coral Knight 60; slay Captain Brine 1 | fame 15, gear | He has been overdue for ninety years, and the berth fee is considerable.
# The Deep Wood | 30
40 | It Was Pulling Back | Hermit Lichen | slay Rootling 50 | | I went to pull a root. The root had the same idea.
44 | Spots That Spell | Mushroom Seller Truffle | bring Toadstool Elder 40 | pick | I can read five of them. The sixth I dare not say.
45 | Shawls | Ape Researcher Fossa | bring Moss Ape 45 | | They dress. They dress well. I must know who taught them.
46 | A Braid for the Children | Hermit Lichen | slay Old Mossmane 1 | fame 10, scroll | He was kind, before. The wood grew into him.
50 | Glass Eye | Bog Nurse Willa | bring Bog Cyclops 50 | gear | You would be surprised who asks me for one.
150 | A Very Large Cast | Footprint Hunter Yorick | slay Bigfoot 1 | fame 30, gear | In plaster! I shall be in the Gazette!
`;
