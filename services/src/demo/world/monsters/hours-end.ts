/** Where time runs out: the star fields and the gardens of hours. */
export const HOURS_END = `
# 82001
120 | Star Jelly | Star Jelly Drop | Tastes of the colour blue.
124 | Comet Hound | Comet Fur | It comes back every seventy-six years for its ball.
128 | Moon Hare | Moon Flour | For cakes that rise, and rise.
132 | Void Weaver | Thread of Nothing | You are holding it. Probably.
# 82002
126 | Satellite Urchin | Dead Transmitter | It says hello once a day.
131 | Orbit Sentinel | Orbit Ring | Never rolls away. Rolls around.
136 | Eclipse Acolyte | Smoked Glass | For looking at what you should not look at.
141 | Meteor Ogre | Meteor Iron | Fell for a thousand years and landed badly.
# 82003
138 | Memory Moth | Moth-Eaten Memory | Somebody's seventh birthday, with holes.
143 | Forgotten Butler | Silver Tray | There is one calling card on it, blank.
148 | Regret | What You Nearly Said | It fits in one hand.
153 | Unsent Letter | Unsent Letter Page | It begins: By the time you read this.
# 82004
146 | Time Gardener | Seed of an Hour | Plant it at noon.
151 | Sundial Knight | Gnomon Blade | Useless after dark, deadly before.
156 | Forgotten Titan | Titan Name Tag | HELLO MY NAME IS. The rest has worn away.
161 | Evergreen Minute | Evergreen Needle | It has been the same minute all along.
# 82005
158 | Yesterday's Soldier | Yesterday's Paper | The news is good. It did not last.
164 | Tomorrow's Soldier | Tomorrow's Paper | You looked at the date first. Everybody does.
169 | Never's Soldier | Blank Newspaper | For those who came too late to happen.
# 82006
166 | Chapel of Seconds | Stained Second | One of the good ones.
171 | Choir of Minutes | Minute Hymn | It is over before the amen.
176 | Cathedral of Hours | Hour Stone | The whole afternoon is in there.
# 82007
180 | Blank Watcher | Unpainted Iris | It is waiting to be given a colour.
185 | Blank Knight | Unwritten Oath | Sign here.
190 | Blank Dragon | Unnamed Scale | It could still be anything.
196 | Blank Page | First Word | It is the word that everything began with. It is smudged.
`;
