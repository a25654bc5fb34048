/** Toys, gears and what hides between the hours. */
export const CLOCKHAVEN = `
# 61001
36 | Spool Mouse | Tangled Thread | The end is in there somewhere.
40 | Button Bear | Mismatched Button | It had been a gift.
44 | Patchwork Rabbit | Loose Ear | It hears better without you.
49 | Unfinished Doll | Pincushion Heart | Full of pins, and of good intentions.
# 61002
46 | Clockwork Page | Bent Cogwheel | Delivers the post, in a manner of speaking.
52 | Clockwork Squire | Squire Mainspring | Wound once, a long time ago.
57 | Clockwork Knight | Riveted Gauntlet | The salute is the last thing to go.
62 | Clockwork Bishop | Slanted Piston | Moves in one direction only.
# 61003
53 | Block Golemette | Letter Block | An R. It was going to be ROAR.
58 | Domino Centurion | Domino Pip | Push one and see.
64 | Puzzle Mimic | Last Puzzle Piece | Always, always missing.
# 61004
60 | Jack-Out-of-Box | Bitter Spring | It has been wound for a hundred years to say hello.
65 | Marionette | Cut String | Nobody was holding the other end.
71 | Music Box Dancer | Music Box Tooth | A single note of a waltz.
76 | Ventriloquist's Friend | Wooden Jaw | Says what you were thinking.
# 71001
67 | Second Hand | Sliver of a Second | You had it a moment ago.
72 | Minute Man | Spare Minute | Everybody wants one.
78 | Hourglass Widow | Widow Sand | It falls sideways.
84 | Pendulum Reaper | Pendulum Blade | Back, and forth, and back.
# 71002
82 | Crooked Cuckoo | Cuckoo Door | It opens when it likes.
87 | Rusted Automaton | Rust Flake | It used to sweep the square.
92 | Alarm Hound | Alarm Hammer | Seven o'clock, every o'clock.
97 | Calendar Golem | Torn Calendar Leaf | A date that has not come yet.
`;
