import { forEachEngine } from '@portico/testing-api';
import { AccountEntity, CharacterEntity, GuildEntity } from '../../src/game/entities/index.js';
import type { PlayerDto, RankHistoryDto, RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { RankReader } from '../../src/modules/rankings/board/rank-reader.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const MAX_SAFE = Number.MAX_SAFE_INTEGER;
const WIDENED = {
  characters: ['exp', 'meso', 'fame', 'str', 'maxhp', 'MerchantMesos'],
  guilds: ['GP'],
  accounts: ['nxCredit', 'votepoints'],
};

forEachEngine('a fork that made its numbers wide', (engine) => {
  let api: TestApi;
  /** Larger than JavaScript's safe integers; the embedded database has only stock columns. */
  const huge = engine === 'mariadb' ? '9223372036854775807' : MAX_SAFE;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      for (const [table, columns] of Object.entries(engine === 'mariadb' ? WIDENED : {})) {
        for (const column of columns)
          await manager.query(`ALTER TABLE ${table} MODIFY \`${column}\` BIGINT NOT NULL DEFAULT 0`);
      }
      await insertAccount(manager, 1, { nxCredit: huge, votepoints: huge });
      await insertRow(manager, 'guilds', { guildid: 7, leader: 1, name: 'Lantern Watch', GP: huge });
      const wide = { meso: huge, str: 2 ** 40, maxhp: 2 ** 33, MerchantMesos: huge };
      await insertCharacter(manager, 1, { ...wide, level: 250, exp: 2 ** 31, fame: -(2 ** 40) });
      await insertCharacter(manager, 2, { level: 250, exp: 2 ** 31 - 1, fame: 2 ** 32 + 1 });
      await insertCharacter(manager, 3, { level: 250, exp: 2 ** 45 + 1, fame: 2 ** 32 });
      await insertCharacter(manager, 4, { level: 250, exp: 2 ** 45, fame: 30_000 });
      await insertCharacter(manager, 5, { level: 250, exp: huge, fame: -1 });
      await insertCharacter(manager, 6, { level: 250, exp: MAX_SAFE - 1, fame: huge });
    });
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it.each([
    ['level', [5, 6, 3, 4, 1, 2]],
    ['fame', [6, 2, 3, 4, 5, 1]],
  ])('ranks by %s beyond 32 bits', async (sort, ids) => {
    const { body } = await api.call<RankingsDto>(`/api/rankings?sort=${sort}`);
    expect(body.players.map(({ id }) => id)).toEqual(ids);
    for (const { fame } of body.players) expect(Number.isSafeInteger(fame)).toBe(true);
  });

  it('shows numbers, the largest that JSON holds exactly for what is larger', async () => {
    const { body } = await api.call<PlayerDto>('/api/rankings/1');
    expect(body).toMatchObject({ meso: MAX_SAFE, str: 2 ** 40, maxhp: 2 ** 33, fame: -(2 ** 40) });
    const { body: history } = await api.call<RankHistoryDto>('/api/rankings/5/history');
    expect(history.points.at(-1)).toMatchObject({ exp: MAX_SAFE, rank: 1 });
  });

  it('reads them as numbers everywhere', async () => {
    const { manager: reader } = api.database.reader;
    expect(await reader.findOneBy(GuildEntity, { id: 7 })).toMatchObject({ points: MAX_SAFE });
    expect(await reader.findOneBy(AccountEntity, { id: 1 })).toMatchObject({
      nxCredit: MAX_SAFE,
      votePoints: MAX_SAFE,
    });
    expect(await reader.findOneBy(CharacterEntity, { id: 1 })).toMatchObject({ merchantMesos: MAX_SAFE });
  });

  it('notices a change, and that there is none', async () => {
    const reader = api.app.get(RankReader);
    const now = Date.now();
    const { probes } = await reader.read(now);
    expect(await reader.isUnchanged(probes, now)).toBe(true);
    await api.seed(async (manager) => {
      await manager.update(CharacterEntity, { id: 4 }, { exp: 2 ** 45 + 2 });
    });
    expect(await reader.isUnchanged(probes, now)).toBe(false);
  });
});
