/** The island where everybody begins: level, name, what it leaves behind, a word on that. */
export const SPROUT_ISLE = `
# 1001
1 | Dewdrop | Morning Dew | Gone by noon unless you keep it in the shade.
3 | Puddlekin | Rain Bead | It rolls uphill when nobody is looking.
6 | Brookling | Brook Pebble | Smooth on one side only.
# 1002
2 | Pip Sprout | Curled Leaf | It uncurls when you whistle.
4 | Acorn Scamp | Acorn Cap | A fine hat for somebody very small.
5 | Clover Scamp | Three-Leaf Clover | One leaf short of lucky.
8 | Burr Scamp | Clingy Burr | You did not pick it up. It picked you.
# 1003
5 | Burrow Mite | Loose Gravel | The children of Pebble Cove trade it for marbles.
7 | Dandelion Puff | Dandelion Fluff | Make a wish, then make another.
9 | Clay Piglet | Lump of Clay | Still has a snout print in it.
10 | Kiln Piglet | Baked Brick | Warm all the way through.
# 1004
4 | Tidepool Hermit | Hermit Doorknob | Every shell had one, once.
7 | Sandal Hermit | Lost Sandal | Left foot. It is always the left foot.
10 | Teacup Hermit | Chipped Teacup | There is sand at the bottom, and a very small broom.
`;
