import type { DropChange, DropTable, DropValues } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { DropChecksService } from '../../src/modules/drops/checks/drop-checks.service.js';
import type { CheckedDto } from '../../src/modules/drops/drops.dto.js';
import type { AppError } from '../../src/platform/errors/index.js';
import { proves } from '../harness/proves.js';
import { startApi } from '../harness/start-api.js';
import { startDesk } from '../rows/admin-desk.js';
import type { AdminDesk, Person } from '../rows/admin-desk.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

const CRAB = 100100;
const KING = 8800002;
const BOX = 2001;

const TONIC: DropValues = { itemId: 2000000, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 40_000 };
const SHELL: DropValues = { ...TONIC, itemId: 4000019, chance: 600_000 };
const MESOS: DropValues = { ...TONIC, itemId: 0, minQuantity: 4, maxQuantity: 6, chance: 400_000 };
const KINGS_RELIC: DropValues = { ...TONIC, itemId: 4999999, questId: 1008, chance: 4_999_995 };
const BOX_TONIC: DropValues = { ...TONIC, questId: -1, chance: 15 };

function added(after: Partial<DropValues>, dropperId = CRAB, table: DropTable = 'monster'): DropChange {
  return { table, dropperId, rowId: null, before: null, after: { ...TONIC, ...after } };
}

function changed(
  rowId: number,
  before: DropValues,
  after: Partial<DropValues> | null,
  dropperId = CRAB,
): DropChange {
  const next = after === null ? null : { ...before, ...after };
  return { table: 'monster', dropperId, rowId, before, after: next };
}

forEachEngine('checks of drops', (engine) => {
  proves('modules/drops/editor/drop-rows.repository');

  let desk: AdminDesk;
  let admin: Person;

  const checkAll = async (changes: DropChange[]) => {
    const answer = await desk.post<CheckedDto>('/api/droprates/change-sets/check', admin, { changes });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const codesOf = async (...changes: DropChange[]) =>
    (await checkAll(changes)).issues.map(({ index, code, isRefused }) => [index, code, isRefused]);

  beforeAll(async () => {
    desk = await startDesk(engine, {});
    await desk.api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
    });
    await desk.api.loadCatalog();
    admin = await desk.newPerson('webAdmin');
  });

  afterAll(() => desk.close());

  it('have nothing against a sound row', async () => {
    expect(await codesOf(added({}), changed(1, SHELL, { chance: 500_000 }))).toEqual([]);
  });

  it('refuse what the game files do not know', async () => {
    expect(
      await codesOf(
        added({ itemId: 4999998 }),
        added({}, 9999998),
        added({ questId: 4711 }),
        added({ minQuantity: 1, maxQuantity: 1, questId: -1, chance: 5 }, 2999, 'reactor'),
      ),
    ).toEqual([
      [0, 'item-unknown', true],
      [1, 'dropper-unknown', true],
      [1, 'duplicate', true],
      [2, 'quest-unknown', true],
      [3, 'dropper-unknown', true],
    ]);
  });

  it('say of faults that a row had what they are, and let it be edited', async () => {
    const { issues } = await checkAll([changed(5, KINGS_RELIC, { maxQuantity: 2 }, KING)]);
    expect(issues.map(({ code, params, isRefused }) => [code, params, isRefused])).toEqual([
      ['was-so-before', { fault: 'item-unknown' }, false],
      ['was-so-before', { fault: 'quest-unknown' }, false],
      ['was-so-before', { fault: 'chance-range' }, false],
    ]);
    expect(await codesOf(changed(5, KINGS_RELIC, { chance: 4_000_000 }, KING))).toContainEqual([
      0,
      'chance-range',
      true,
    ]);
  });

  it('refuse a second row of the same item and quest, among the changes too, and not what makes room for it', async () => {
    expect(await codesOf(added({ itemId: SHELL.itemId }))).toEqual([[0, 'duplicate', true]]);
    expect(await codesOf(added({}), added({ chance: 1 }))).toEqual([
      [0, 'duplicate', true],
      [1, 'duplicate', true],
    ]);
    expect(await codesOf(changed(1, SHELL, null), added({ itemId: SHELL.itemId }))).toEqual([]);
  });

  it('warn of a second row of a reactor', async () => {
    expect(await codesOf(added(BOX_TONIC, BOX, 'reactor'))).toEqual([[0, 'second-row', false]]);
  });

  it('warn of what drops always and nowhere else, by what the other changes make of it', async () => {
    const always = { itemId: 5000000, chance: 1_000_000 };
    expect(await codesOf(added(always))).toEqual([[0, 'always-and-only-here', false]]);
    expect(await codesOf(added(always), added({ itemId: 5000000 }, KING))).toEqual([]);
    expect(await codesOf(added({ chance: 1_000_000 }))).toEqual([]);
  });

  it('say which rows are no longer as they were, and how they are now', async () => {
    const { conflicts } = await checkAll([
      changed(1, { ...SHELL, chance: 1 }, { chance: 2 }),
      changed(3, MESOS, { maxQuantity: 9 }),
      changed(77, SHELL, null),
    ]);
    expect(conflicts).toEqual([
      { index: 0, now: SHELL },
      { index: 2, now: null },
    ]);
  });

  it('say what a kill pays before and after, with all rows and the rates', async () => {
    const { effects, names } = await checkAll([added({ chance: 100_000 })]);
    const [effect] = effects;
    expect(effect).toMatchObject({ table: 'monster', dropperId: CRAB, name: 'Dockside Crab' });
    // Mesos: always with the rate of 3, 4 or 5 of them, times 3. An oar is worth 1 and falls by 0.24 percent.
    expect(effect?.paysBefore).toBeCloseTo(13.5 + 0.0024, 3);
    expect(effect?.paysAfter).toBeCloseTo(13.5 + 0.0024 + 0.3 * 5, 3);
    expect(names).toEqual({
      items: { 2000000: 'Plum Tonic' },
      monsters: { [CRAB]: 'Dockside Crab' },
      reactors: {},
      quests: {},
    });
  });

  it('throw the first faults, and count the changes that have one', async () => {
    const checks = desk.api.app.get(DropChecksService);
    await checks.requireSound([added({}), changed(1, SHELL, null)]);
    const faults = Array.from({ length: 30 }, (_, index) => added({ itemId: 4_900_000 + index, chance: -1 }));
    const refusal: unknown = await checks
      .requireSound([added({}), ...faults])
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'drops.refused', params: { count: 30 } });
    const { issues } = refusal as AppError;
    expect(issues).toHaveLength(20);
    expect(issues?.[0]).toEqual({
      field: 'changes.1',
      rule: 'item-unknown',
      msg: 'The game has no such item',
    });
  });

  it('judge as many changes as a set holds in short turns', async () => {
    const changes = Array.from({ length: 25_000 }, (_, index) =>
      added({ itemId: 1302000 + (index % 40), maxQuantity: 3 }, 100_000 + Math.floor(index / 40)),
    );
    const checks = desk.api.app.get(DropChecksService);
    let [last, longest] = [performance.now(), 0];
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const { issues } = await checks.check(changes);
    clearInterval(clock);
    expect(issues.length).toBeGreaterThan(25_000);
    expect(longest).toBeLessThan(1000);
  });

  it('are nothing that players or admins of the game ask', async () => {
    const payload = { changes: [added({})] };
    for (const role of ['player', 'admin'] as const) {
      const person = await desk.newPerson(role);
      expect((await desk.post('/api/droprates/change-sets/check', person, payload)).status).toBe(403);
    }
  });
});

forEachEngine('checks of drops whose table takes a pair once', (engine) => {
  it('refuse a second row of an item whatever its quest', async () => {
    const api = await startApi({ engine, gameTables: 'heavenms' });
    await api.seed((manager) => insertDrops(manager));
    await api.loadCatalog();
    const checks = api.app.get(DropChecksService);
    const { issues } = await checks.check([
      added({ itemId: SHELL.itemId, questId: 1000 }),
      added({ itemId: 7_000_000 }),
      added(BOX_TONIC, BOX, 'reactor'),
    ]);
    await api.close();
    expect(issues.map(({ index, code }) => [index, code])).toEqual([
      [0, 'duplicate'],
      [1, 'item-unknown'],
      [2, 'second-row'],
    ]);
  });
});
