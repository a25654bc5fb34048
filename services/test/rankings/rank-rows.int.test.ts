import { Logger } from '@nestjs/common';
import { forEachEngine } from '@portico/testing-api';
import { CharacterEntity, GameFeatures } from '../../src/game/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { PlayerDto, RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter, insertMode, insertRow, insertRows } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const GROUP_MODE = 3;

const NAMES = [
  'plain',
  'Capital',
  'McOwlFeather',
  'ÉCLAIR',
  'İstanbul',
  'straße',
  'ＦＵＬＬ',
  '단풍나무',
  'שלום',
  '',
];

forEachEngine('rows of the rankings', (engine) => {
  let api: TestApi;
  let fresh = 0;

  /** Rows of a list, and the same characters on pages, which are read live. */
  async function listedAndLive() {
    await api.app.get(RankBoardService).refresh();
    const { body } = await api.call<RankingsDto>(`/api/rankings?limit=50&fresh=${++fresh}`);
    const pages = body.players.map(async (listed) => {
      const { body: page } = await api.call<PlayerDto>(`/api/rankings/${listed.id}`);
      return Object.fromEntries(Object.keys(listed).map((field) => [field, Reflect.get(page, field)]));
    });
    return { listed: body.players, live: await Promise.all(pages) };
  }

  const rename = (from: string, to: string) =>
    api.seed((manager) => manager.query(`ALTER TABLE ${from} RENAME TO ${to}`));

  beforeAll(async () => {
    api = await startApi({
      engine,
      gameTables: 'nullable',
      settings: { server: { limits: { read: 1_000_000 } } },
    });
    await api.seed(async (manager) => {
      if (engine === 'mariadb')
        await manager.query('ALTER TABLE characters MODIFY `name` VARCHAR(13) CHARACTER SET utf8mb4 NULL');
      await insertAccount(manager, 1);
      await insertRow(manager, 'guilds', { guildid: 7, leader: 1, name: 'Lantern Watch', GP: 5 });
      await insertRow(manager, 'guilds', { guildid: 8, leader: 2, name: null });
      await insertRow(manager, 'portal_ironman_group', {
        id: 4,
        name: 'Tin Owls',
        leader_character_id: 1,
        created_at: 1,
      });
      for (const [index, name] of NAMES.entries())
        await insertCharacter(manager, index + 1, { name, level: 10 + index, guildid: (index % 3) + 7 });
      await insertCharacter(manager, 21, { level: 300, exp: 2_147_483_647, fame: -32_769, map: 999_999_999 });
      await insertCharacter(manager, 22, { name: null, level: null, exp: null, fame: null, job: null });
      await insertCharacter(manager, 23, { gender: null, map: null, guildid: null, level: 256 });
      await insertMode(manager, 1, {
        mode: GROUP_MODE,
        group_id: 4,
        bosses_killed: 70_000,
        playtime_ms: 2 ** 41,
      });
      await insertMode(manager, 2, { mode: GROUP_MODE, group_id: 999, deaths: 300 });
      const cards = Array.from({ length: 300 }, (_, card) => ({ charid: 3, cardid: card, level: 1 }));
      await insertRows(manager, 'monsterbook', [...cards, { charid: 21, cardid: 1, level: 5 }]);
    });
  });

  afterAll(() => api.close());

  proves('modules/rankings/board/rank-reader');

  it('are what the pages of players read live', async () => {
    const { listed, live } = await listedAndLive();
    expect(listed).toEqual(live);
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(NAMES));
    const rowOf = (id: number) => listed.find((row) => row.id === id);
    expect(rowOf(3)).toMatchObject({ guildId: null, guildName: null, total_cards: 300 });
    expect(rowOf(21)).toMatchObject({ level: 300, fame: -32_769, mapId: 999_999_999, total_cards: 1 });
    expect(rowOf(1)).toMatchObject({ ironman_group_id: 4, ironman_playtime: 2 ** 41, guildId: 7 });
  });

  it('have no cards, and are there, if the cards cannot be counted', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn');
    await rename('monsterbook', 'monsterbook_aside');
    try {
      for (const level of [97, 98]) {
        await api.seed(async (manager) => {
          await manager.update(CharacterEntity, { id: 1 }, { level });
        });
        await api.app.get(RankBoardService).refresh();
      }
      const { body } = await api.call<RankingsDto>(`/api/rankings?limit=50&fresh=${++fresh}`);
      expect(body.players.length).toBeGreaterThan(NAMES.length);
      for (const row of body.players) expect(row.total_cards).toBeNull();
      expect(warn.mock.calls.map(String).filter((line) => line.includes('monster books'))).toHaveLength(1);
    } finally {
      warn.mockRestore();
      await rename('monsterbook_aside', 'monsterbook');
    }
  });

  it('have no guild and no cards where the game has no tables for them', async () => {
    await rename('guilds', 'guilds_aside');
    await rename('monsterbook', 'monsterbook_aside');
    await api.app.get(GameFeatures).refresh();
    await api.seed(async (manager) => {
      await manager.update(CharacterEntity, { id: 1 }, { level: 99 });
    });
    try {
      const { listed, live } = await listedAndLive();
      expect(listed).toEqual(live);
      for (const row of listed)
        expect(row).toMatchObject({ guildId: null, guildName: null, total_cards: null });
    } finally {
      await rename('guilds_aside', 'guilds');
      await rename('monsterbook_aside', 'monsterbook');
      await api.app.get(GameFeatures).refresh();
    }
  });
});
