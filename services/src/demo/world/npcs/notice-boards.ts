/** Boards that ask for help against the monsters around: the map, the name of the board. */
export const NOTICE_BOARDS = `
100000000 | Willowmere Notice Board
101000000 | Lanternwood Notice Board
102000000 | Cragholm Notice Board
103000000 | Wall of Whispers
104000000 | Harbor Notice Board
105000000 | Mosshollow Notice Tree
200000000 | Skyloft Bulletin
211000000 | Frostgate Saga Stone
220000000 | Clockhaven Timetable
230000000 | Pearlport Slate
240000000 | Emberwake Sheep Post
250000000 | Jadewater Scroll Wall
260000000 | Sirocco Well Board
270000000 | Hours' End Ledger
`;
