export { PublicModule } from './public.module.js';
export { RankBoardKeeper } from './rank-board.keeper.js';
