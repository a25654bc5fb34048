import { forEachEngine } from '@portico/testing-api';
import type {
  DropperDropsDto,
  DropperDto,
  DropRowsDto,
  DroppersDto,
} from '../../src/modules/drops/editor/editor.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { insertEditorWorld, startDropEditor } from '../rows/drop-editor-rows.js';
import type { DropEditorApi } from '../rows/drop-editor-rows.js';

const INVALID = [400, 'request.validation_failed'];

forEachEngine('many rows of the drop editor', (engine) => {
  let editor: DropEditorApi;

  const drops = async (id: number, type = 'monster') =>
    (await editor.get<DropperDropsDto>(`monster/${id}/drops?type=${type}`)).body;

  beforeAll(async () => {
    editor = await startDropEditor(engine, insertEditorWorld);
  });

  afterAll(() => editor.close());

  describe('a monster that is brought into the editor', () => {
    it('may have rows or none, and nothing is written', async () => {
      const { status, body } = await editor.post<DropperDto>('monsters', { monsterId: 100101 });
      expect([status, body]).toMatchObject([200, { id: 100101, name: 'Harbor Crab', itemCount: 0 }]);
      expect((await editor.post<DropperDto>('monsters', { monsterId: 9999998 })).body.itemCount).toBe(1);
      const { monsters } = (await editor.get<DroppersDto>('monsters')).body;
      expect(monsters.map(({ id }) => id)).toEqual([100100, 8800002, 9999998]);
    });

    it('is known', async () => {
      const { status, body } = await editor.post('monsters', { monsterId: 77 });
      expect([status, body.code]).toEqual([404, 'drops.dropper_not_found']);
    });

    it.each([0, -1, 1.5, '1', 2 ** 31, [1], { $gt: 0 }, null, true, ''])('is not %j', async (monsterId) => {
      const { status, body } = await editor.post('monsters', { monsterId });
      expect([status, body.code]).toEqual(INVALID);
      expect(body.issues?.[0]?.msg).toMatch(/valid monster ID/);
    });
  });

  describe('rows of many droppers', () => {
    it('come in the order of the ids, each once, those that nobody knows left out', async () => {
      const { status, body } = await editor.post<DropRowsDto>('rows', {
        type: 'monster',
        dropperIds: [8800002, 77, 100101, 100100, 8800002],
      });
      expect(status).toBe(200);
      expect(body.droppers.map(({ monster, drops: rows }) => [monster.id, rows.length])).toEqual([
        [8800002, 3],
        [100101, 0],
        [100100, 3],
      ]);
      expect(body.droppers[2]?.drops).toEqual((await drops(100100)).drops);
    });

    it('are of two thousand at once', async () => {
      const dropperIds = Array.from({ length: 2000 }, (_, index) => 98_101 + index);
      const { status, body } = await editor.post<DropRowsDto>('rows', { type: 'monster', dropperIds });
      expect([status, body.droppers.map(({ monster }) => monster.id)]).toEqual([200, [100100]]);
    });

    it('are of reactors too', async () => {
      const { body } = await editor.post<DropRowsDto>('rows', {
        type: 'reactor',
        dropperIds: [2001, 9_202_001],
      });
      expect(body.droppers.map(({ drops: rows }) => rows.map(({ rowId }) => rowId))).toEqual([[3, 1, 2], []]);
    });

    it.each([
      { type: 'monster' },
      { type: 'monster', dropperIds: [] },
      { type: 'monster', dropperIds: Array.from({ length: 2001 }, (_, index) => index + 1) },
      { type: 'monster', dropperIds: [0] },
      { type: 'monster', dropperIds: [2 ** 31] },
      { type: 'monster', dropperIds: ['100100'] },
      { type: 'monster', dropperIds: [[100100]] },
      { type: 'monster', dropperIds: { length: 1, 0: 100100 } },
      { type: 'npc', dropperIds: [100100] },
      { dropperIds: [100100] },
      { type: 'monster', dropperIds: [100100], webadmin: 1 },
    ])('are refused of a list that is none, case %#', async (payload) => {
      const { status, body } = await editor.post('rows', payload);
      expect([status, body.code]).toEqual(INVALID);
    });

    it('are refused of a body that is too large', async () => {
      const { status } = await editor.post(
        'rows',
        `{"type":"monster","dropperIds":[${' '.repeat(40_000)}1]}`,
      );
      expect(status).toBe(413);
    });
  });

  it('is for web admins alone', async () => {
    await editor.api.seed(async (manager) => {
      await insertAccount(manager, 2);
      await insertAccount(manager, 3);
      await insertCharacter(manager, 3, { accountid: 3, gm: 3 });
    });
    const sessions = editor.api.app.get(SessionsService);
    const [player, gameMaster] = [await sessions.open(2), await sessions.open(3)];
    for (const path of [
      'monsters',
      'monster/100100/drops',
      'items/search?query=oar',
      'item/1302000/monsters',
      'map/104040000/monsters',
    ]) {
      const address = `/api/droprates/${path}`;
      expect((await editor.api.call(address)).status).toBe(401);
      expect((await editor.api.call(address, { token: player })).status).toBe(403);
      expect((await editor.api.call(address, { token: gameMaster })).status).toBe(403);
    }
    const headers = { 'content-type': 'application/json' };
    const rows = { type: 'monster', dropperIds: [100100] };
    for (const [path, payload] of [
      ['monsters', { monsterId: 100100 }],
      ['rows', rows],
    ] as const) {
      const request = { method: 'POST', headers, payload } as const;
      expect((await editor.api.call(`/api/droprates/${path}`, request)).status).toBe(401);
      expect(
        (await editor.api.call(`/api/droprates/${path}`, { ...request, token: gameMaster })).status,
      ).toBe(403);
    }
  });
});
