import { forEachEngine } from '@portico/testing-api';
import { GameFeatures } from '../../src/game/index.js';
import type { EditorStateDto } from '../../src/modules/drops/editor/editor.dto.js';
import { added, DropDesk, edit, MONSTER, monsterRow, REACTOR, reactorRow } from '../rows/drop-desk.js';
import { proves } from '../harness/proves.js';

const KEY = 'own_pairs';

forEachEngine('change sets on the tables of servers that differ', (engine) => {
  proves('modules/drops/change-sets/change-sets.repository', 'modules/drops/change-sets/drop-writer');

  let drops: DropDesk;

  const refresh = () => drops.desk.api.app.get(GameFeatures).refresh();
  const state = async () => (await drops.desk.get<EditorStateDto>('/api/droprates/state', drops.admin)).body;

  beforeAll(async () => {
    drops = await DropDesk.start(engine);
  });

  beforeEach(() => drops.setRows([monsterRow(1), monsterRow(2, { itemid: 4_000_001 })], [reactorRow(1)]));

  afterAll(() => drops.close());

  it('are off where the table of monsters takes nothing back', async ({ skip }) => {
    if (engine === 'sqlite') skip('The embedded database has one kind of table.');
    const before = await drops.dump();
    await drops.desk.write('ALTER TABLE drop_data ENGINE = MyISAM');
    await refresh();
    expect(await state()).toMatchObject({ canEdit: false });
    const { status, body } = await drops.apply([edit(1, { chance: 5 })]);
    expect([status, body.code]).toEqual([404, 'game.feature_off']);
    await drops.desk.write('ALTER TABLE drop_data ENGINE = InnoDB');
    await refresh();
    expect(await drops.dump()).toBe(before);
    expect((await drops.apply([edit(1, { chance: 5 })])).status).toBe(200);
  });

  it('edit monsters where there is no table of reactors, and no reactor', async () => {
    await drops.desk.write('ALTER TABLE reactordrops RENAME TO put_aside');
    await refresh();
    expect(await state()).toMatchObject({ canEdit: true, hasReactors: false });
    const change = edit(
      1,
      { chance: 5 },
      { chance: 3, questId: -1 },
      { table: 'reactor', dropperId: REACTOR },
    );
    expect((await drops.apply([change])).body.code).toBe('game.feature_off');
    const applied = await drops.apply([edit(1, { chance: 5 }), added({ itemId: 4_100_001 })]);
    expect(applied.status).toBe(200);
    expect((await drops.undo(applied.body.changeSetId)).status).toBe(200);
    await drops.desk.write('ALTER TABLE put_aside RENAME TO reactordrops');
    await refresh();
  });

  it.each([
    [
      'says no',
      {
        sqlite: "BEFORE UPDATE ON drop_data BEGIN SELECT RAISE(ABORT, 'not on a Sunday'); END",
        mariadb: "BEFORE UPDATE ON drop_data FOR EACH ROW SIGNAL SQLSTATE '45000'",
      },
    ],
    [
      'makes something else of a row',
      {
        sqlite: 'AFTER UPDATE ON drop_data BEGIN UPDATE drop_data SET chance = 77 WHERE id = NEW.id; END',
        mariadb: 'BEFORE UPDATE ON drop_data FOR EACH ROW SET NEW.chance = 77',
      },
    ],
  ])('are refused whole where a trigger of the table %s', async (_, trigger) => {
    const before = await drops.dump();
    await drops.desk.write(`CREATE TRIGGER own ${trigger[engine]}`);
    const { status, body } = await drops.apply([edit(1, { chance: 5 }), added({ itemId: 4_100_001 })]);
    await drops.desk.write('DROP TRIGGER own');
    expect([status, body.code]).toEqual([400, 'drops.table_refused']);
    expect(await drops.dump()).toBe(before);
  });

  it('add a pair once where the table takes it once, also when many add it at once at two portals', async () => {
    await drops.desk.write(`CREATE UNIQUE INDEX ${KEY} ON drop_data (dropperid, itemid)`);
    const again = await drops.apply([added({ questId: 1000 })]);
    expect([again.status, again.body.code]).toEqual([400, 'drops.refused']);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((chance) =>
        drops.apply([added({ itemId: 4_100_002, chance })], { onOther: chance % 2 === 0 }),
      ),
    );
    await drops.desk.write(`DROP INDEX ${KEY}${engine === 'sqlite' ? '' : ' ON drop_data'}`);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost).toHaveLength(5);
    for (const { body } of lost) expect(['drops.refused', 'drops.conflict']).toContain(body.code);
    expect(await drops.rowsOf('monster', MONSTER)).toHaveLength(3);
  });
});
