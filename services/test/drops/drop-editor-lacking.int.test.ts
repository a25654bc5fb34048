import { onOneEngine } from '@portico/testing-api';
import { GameFeatures } from '../../src/game/index.js';
import type {
  DropperDropsDto,
  DropperDto,
  DroppersDto,
  DropRowsDto,
  FoundItemDto,
  ItemDroppersDto,
} from '../../src/modules/drops/editor/editor.dto.js';
import { startDropEditor } from '../rows/drop-editor-rows.js';
import type { DropEditorApi } from '../rows/drop-editor-rows.js';
import { insertDrops } from '../rows/catalog-rows.js';

onOneEngine('the drop editor before the first import', (engine) => {
  let editor: DropEditorApi;

  beforeAll(async () => {
    editor = await startDropEditor(engine, insertDrops);
  });

  afterAll(() => editor.close());

  it('lists what has rows, named after its id', async () => {
    const { body } = await editor.get<DroppersDto>('monsters');
    expect(body.monsters.map(({ name, level, itemCount }) => [name, level, itemCount])).toEqual([
      ['Monster 100100', null, 3],
      ['Monster 8800002', null, 2],
      ['Monster 9999998', null, 1],
    ]);
    const reactors = await editor.get<DroppersDto>('monsters?type=reactor');
    expect(reactors.body.monsters).toMatchObject([{ id: 2001, name: 'Reactor 2001', map: null }]);
    const found = await editor.get<DroppersDto>('monsters?search=8800002');
    expect(found.body.monsters.map(({ id }) => id)).toEqual([8800002]);
  });

  it('shows rows and what falls from all', async () => {
    const { body } = await editor.get<DropperDropsDto>('monster/100100/drops');
    expect(body.drops.map(({ itemName, price }) => [itemName, price])).toEqual([
      ['Item 4000019', 0],
      ['Mesos', 1],
      ['Item 1302000', 0],
    ]);
    expect(body.globalDrops).toMatchObject([{ itemName: 'Item 3010000' }]);
    const { body: sources } = await editor.get<ItemDroppersDto>('item/1302000/monsters');
    expect(sources.droppers.map(({ dropperName }) => dropperName)).toEqual([
      'Monster 8800002',
      'Monster 100100',
    ]);
  });

  it('takes any monster and any item by its id, since nothing can be said against it', async () => {
    const { body } = await editor.post<DropperDto>('monsters', { monsterId: 100101 });
    expect(body).toMatchObject({ name: 'Monster 100101', itemCount: 0 });
    const { body: rows } = await editor.post<DropRowsDto>('rows', { type: 'monster', dropperIds: [100101] });
    expect(rows.droppers).toMatchObject([{ monster: { id: 100101 }, drops: [] }]);
    const { body: items } = await editor.get<FoundItemDto[]>('items/search?query=1302007');
    expect(items).toEqual([{ id: 1302007, name: 'Item 1302007' }]);
    expect((await editor.get<FoundItemDto[]>('items/search?query=77')).body).toEqual([]);
    const { body: sources } = await editor.get<ItemDroppersDto>('item/1302007/monsters');
    expect(sources).toEqual({ item: { id: 1302007, name: 'Item 1302007' }, droppers: [] });
  });

  it('has no maps', async () => {
    const { status, body } = await editor.get('map/104040000/monsters');
    expect([status, body.code]).toEqual([503, 'catalog.not_imported']);
  });
});

onOneEngine('the drop editor of a game that lacks tables', (engine) => {
  let editor: DropEditorApi;

  const rename = async (from: string, to: string) => {
    await editor.api.seed((manager) => manager.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    await editor.api.app.get(GameFeatures).refresh();
  };

  beforeAll(async () => {
    editor = await startDropEditor(engine, insertDrops);
  });

  afterAll(() => editor.close());

  it('has no reactors without theirs, and monsters as ever', async () => {
    await rename('reactordrops', 'put_aside');
    const off = await editor.refusal('monsters?type=reactor');
    expect(off[1]).toBe('game.feature_off');
    expect(await editor.refusal('monster/2001/drops?type=reactor')).toEqual(off);
    const { body } = await editor.post('rows', { type: 'reactor', dropperIds: [2001] });
    expect(body.code).toBe('game.feature_off');
    expect((await editor.get<DroppersDto>('monsters')).body.monsters).toHaveLength(3);
    const { body: tonic } = await editor.get<ItemDroppersDto>('item/2000000/monsters');
    expect(tonic.droppers.map(({ type }) => type)).toEqual(['monster']);
    await rename('put_aside', 'reactordrops');
    expect((await editor.get<DroppersDto>('monsters?type=reactor')).body.monsters).toHaveLength(1);
  });

  it('has reactors alone without those of monsters', async () => {
    await rename('drop_data', 'put_aside');
    expect((await editor.refusal('monsters'))[1]).toBe('game.feature_off');
    expect((await editor.refusal('monster/100100/drops'))[1]).toBe('game.feature_off');
    expect((await editor.post('monsters', { monsterId: 100100 })).body.code).toBe('game.feature_off');
    const { body: tonic } = await editor.get<ItemDroppersDto>('item/2000000/monsters');
    expect(tonic.droppers.map(({ type }) => type)).toEqual(['reactor']);
    await rename('reactordrops', 'put_aside_too');
    expect((await editor.refusal('item/2000000/monsters'))[1]).toBe('game.feature_off');
    await rename('put_aside_too', 'reactordrops');
    await rename('put_aside', 'drop_data');
    expect((await editor.get<DroppersDto>('monsters')).body.monsters).toHaveLength(3);
  });

  it('shows no global drops without their table', async () => {
    await rename('drop_data_global', 'put_aside');
    await editor.api.loadCatalog();
    expect((await editor.get<DropperDropsDto>('monster/100100/drops')).body.globalDrops).toEqual([]);
    await rename('put_aside', 'drop_data_global');
  });
});
