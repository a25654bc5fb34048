import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';
import { importCatalog } from './catalog-rows.js';
import { insertRankDay } from './rank-days.js';
import { importWorld } from './world-rows.js';

/** When character 11 left the game. */
export const LEFT_AT = Date.UTC(2026, 2, 4, 5, 6, 7);

/** A right-to-left override and a tag are part of the name. */
export const ODD_NAME = '\u202eLantern <b>';

/** Uses the range of latin1. */
export const OLD_NAME = 'Wächter';

/** Account 1 with three characters in two worlds, account 2 above and below them, account 3 without any, account 4 banned. */
export async function insertOwnPeople(api: TestApi, guildName: string): Promise<void> {
  await api.seed(async (manager) => {
    await importCatalog(manager);
    await importWorld(manager);
    await insertAccount(manager, 1, { characterslots: 6 });
    await insertAccount(manager, 2);
    await insertAccount(manager, 3);
    await insertAccount(manager, 4, { banned: 1 });
    await insertRow(manager, 'guilds', { guildid: 7, leader: 11, name: guildName });
    await insertCharacter(manager, 11, {
      level: 120,
      exp: 77,
      fame: -5,
      guildid: 7,
      map: 100_000_000,
      lastLogoutTime: '2026-03-04 05:06:07',
    });
    await insertCharacter(manager, 12, { level: 80, world: 1, map: 999_999_998 });
    await insertCharacter(manager, 13, { level: 200, gm: 3, map: 104_040_000 });
    await insertCharacter(manager, 21, { accountid: 2, level: 150 });
    await insertCharacter(manager, 22, { accountid: 2, level: 90 });
  });
  await insertRankDay(api, 1, [21, 22, 11]);
  await api.loadCatalog();
  await api.app.get(RankBoardService).refresh();
}
