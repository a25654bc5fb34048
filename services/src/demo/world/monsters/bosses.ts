/** The great ones: id, level, name, what it leaves behind, a word on that. */
export const BOSSES = `
1220001 | 10 | Old Mother Kiln | Kiln Mother's Apron | Scorched where she held the little ones.
2220001 | 20 | King Gourd | Royal Gourd Stem | Long live the gourd.
2220002 | 28 | The Croaking Bishop | Bishop's Lily | He blessed the pond every night, and loudly.
3220001 | 35 | Old Mossmane | Mossmane Braid | Braided by children who were not afraid.
3220002 | 40 | General Tin | General's Key | Turn it three times, then run.
3220003 | 42 | Queen of Rattlings | Tin-Foil Crown | Chocolate, formerly.
4220001 | 50 | Captain Brine | Brine-Soaked Hat | There is a crab in it. It salutes.
4220002 | 46 | Saguaro the First | First Saguaro Flower | Opens once in a hundred years. Today, evidently.
4220003 | 55 | Postmaster Gale | Undeliverable Parcel | Return to sender. There is no sender.
5220001 | 57 | The Thirteenth Pharaoh | Pharaoh's Sandal | He has been looking for it since the flood.
5220002 | 65 | Wind-Up General | Brass Key | It fits his back, and one other door.
5220003 | 62 | Grandfather Tanuki | Sake Gourd | Never empty, never quite full.
6220001 | 70 | Glacier Matron | Frozen Tear | She cried only once.
6220002 | 72 | The Laughing Idol | Idol's Grin | It stays when all else is gone.
6220003 | 80 | Mother of Pearls | Mother Pearl | The moon, on a bad day.
7220001 | 85 | Volcano Heart | Beating Stone | Put your ear to it.
7220002 | 88 | Toymaker Null | Toymaker's Last Sketch | It is a drawing of you.
7220003 | 95 | Maestro Pendulum | Broken Metronome | Allegro, it insists.
8220001 | 100 | Verdant Colossus | Colossus Root | A village stood on it.
8220002 | 112 | Count Candlewax | Count's Signet | The seal has run.
8220003 | 120 | The Hollow Queen | Queen's Black Veil | There is no face behind it. There is a question.
8220004 | 115 | Matriarch of Ridges | Matriarch's Fang | Kings have sat on smaller thrones.
8220005 | 145 | Eclipse Herald | Sliver of Eclipse | Noon, but not now.
8220006 | 150 | Keeper of the Attic | Attic Key | Everything you ever lost is behind the door.
8220007 | 160 | Aeon, the Last Hour | Stopped Clock Hand | It points at you.
8220008 | 175 | Dean of Yesterdays | Dean's Gown | Full marks, and too late.
8220009 | 200 | The Unwritten | Empty Binding | A book about everything. You would need to write it.
8500002 | 125 | Papulatus | Cracked Dimension Dial | It ticks in the wrong direction.
8800002 | 140 | Zakum | Altar Splinter | Warm wood. It should not be warm.
8810018 | 160 | Horntail | Horntail's Broken Horn | Two people can stand upright in it.
8820001 | 180 | Pink Bean | Bean Sprout Bow | Adorable. That is the worst of it.
8830001 | 165 | Von Leon | Lion King's Mane | Still combed.
8840001 | 130 | Scarlion | Scarlet Mane Tuft | A chocolate stain, they say. They lie.
8840011 | 130 | Targa | Targa's Stripe | It came off in one piece.
8850001 | 150 | Bigfoot | Very Large Footprint | In plaster. It was easier than asking.
`;
