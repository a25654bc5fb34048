import { onOneEngine } from '@portico/testing-api';
import { GameBridge } from '../../src/game/index.js';
import type { DropsEditedDto } from '../../src/modules/drops/drops.dto.js';
import type { EditorStateDto, ReloadedDto } from '../../src/modules/drops/editor/editor.dto.js';
import { startDesk } from '../rows/admin-desk.js';
import type { AdminDesk, Person } from '../rows/admin-desk.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';

const CRAB = 100100;

onOneEngine('reloading drops', (engine) => {
  let desk: AdminDesk;
  let admin: Person;

  const state = async () => (await desk.get<EditorStateDto>('/api/droprates/state', admin)).body;
  const reload = () => desk.post<ReloadedDto>('/api/droprates/reload', admin);
  const audit = () =>
    desk.select<{ actor: number; details: string }>(
      "SELECT actor_account_id AS actor, details FROM portal_audit WHERE action = 'drops-reload'",
    );
  /** A game that can be reached or not, and the outcome of a reload. */
  const reach = (reachesGame: boolean, reloadDrops: GameBridge['reloadDrops'] = async () => 'now') =>
    Object.assign(desk.api.app.get<GameBridge>(GameBridge), { reachesGame, reloadDrops });

  beforeAll(async () => {
    desk = await startDesk(engine);
    await desk.api.seed(async (manager) => {
      await importCatalog(manager);
      await insertDrops(manager);
    });
    await desk.api.loadCatalog();
    admin = await desk.newPerson('webAdmin');
  });

  afterAll(() => desk.close());

  it('says what the editor can do, and that nothing was edited or reloaded yet', async () => {
    reach(false);
    expect(await state()).toEqual({
      canEdit: true,
      hasReactors: true,
      canReload: false,
      monstersTakeEffect: 'nextReload',
      reactorsTakeEffect: 'restart',
      editedAt: null,
      reloadedAt: null,
      dropRate: 3,
      bossDropRate: 3,
      mesoRate: 3,
      hasChangelog: true,
    });
  });

  it('is refused where the portal does not reach the game, and nothing is written down', async () => {
    reach(false);
    expect(await reload()).toMatchObject({ status: 409, body: { code: 'game.bridge_absent' } });
    expect(await audit()).toEqual([]);
    expect((await state()).reloadedAt).toBeNull();
  });

  it('makes the game read its drops, and says when it did; an edit after it is not read', async () => {
    reach(true);
    const began = Date.now();
    expect(await reload()).toMatchObject({ status: 200, body: { success: true, effect: 'now' } });
    const { canReload, editedAt, reloadedAt } = await state();
    expect([canReload, editedAt]).toEqual([true, null]);
    expect(reloadedAt).toBeGreaterThanOrEqual(began);
    expect(await audit()).toEqual([{ actor: admin.id, details: '{"effect":"now"}' }]);
    const drop = { itemId: 2000000, dropPercent: 1 };
    await desk.post<DropsEditedDto>(`/api/droprates/monster/${CRAB}/drop`, admin, drop);
    expect((await state()).editedAt).toBeGreaterThanOrEqual(reloadedAt ?? Infinity);
  });

  it('counts edits that are made while the game reads as not read', async () => {
    const drop = { itemId: 3010000, dropPercent: 1 };
    reach(true, async () => {
      await desk.post(`/api/droprates/monster/${CRAB}/drop`, admin, drop);
      return 'now';
    });
    await reload();
    const { editedAt, reloadedAt } = await state();
    expect(editedAt).toBeGreaterThanOrEqual(reloadedAt ?? Infinity);
  });

  it('writes nothing down that the game did not do', async () => {
    const before = await state();
    reach(true, async () => 'nextReload');
    expect((await reload()).body).toMatchObject({ success: false, effect: 'nextReload' });
    reach(true, () => Promise.reject(new Error('the game hung up')));
    expect((await reload()).status).toBe(500);
    expect(await state()).toEqual(before);
  });
});
