import type { EntityManager } from 'typeorm';
import { insertRow } from '../harness/rows.js';

/** Reactors of party quests, duplicate rows, a quest item, and rows that never or always fall, for the small world. */
export async function insertEditorRows(manager: EntityManager): Promise<void> {
  await insertRow(manager, 'portal_catalog_item', {
    generation_id: 1,
    item_id: 4000500,
    name: 'Lamp Oil',
    has_name: 1,
    description: '',
    properties: '{"quest":1}',
  });
  const drop = { minimum_quantity: 1, maximum_quantity: 1 };
  await insertRow(manager, 'drop_data', {
    ...drop,
    id: 7,
    dropperid: 8800002,
    itemid: 4000500,
    questid: 2000,
    chance: 0,
  });
  await insertRow(manager, 'drop_data_global', {
    ...drop,
    id: 2,
    continent: 1,
    itemid: 2000000,
    questid: 0,
    chance: 500,
  });
  for (const [reactor_id, name, party_quest] of [
    [6_102_001, 'Quarry Gate', 'crimsonwood'],
    [6_702_003, 'Garden of Vows', 'amoria'],
    [9_202_000, 'Hall of Bells', 'guild'],
    [9_202_001, 'Hall of Ropes', 'guild'],
  ] as const) {
    await insertRow(manager, 'portal_catalog_reactor', {
      generation_id: 1,
      reactor_id,
      name,
      has_name: 1,
      label: '',
      party_quest,
      action: '',
      linked_reactor_id: null,
    });
  }
  for (const [reactordropid, reactorid, itemid, chance] of [
    [2, 2001, 2000000, 15],
    [3, 2001, 4000019, 2],
    [4, 6_102_001, 4000019, 1],
    [5, 6_702_003, 4000019, 1],
    [6, 9_202_000, 4000019, -1],
    [7, 9_999_001, 4000019, 0],
  ] as const) {
    await insertRow(manager, 'reactordrops', { reactordropid, reactorid, itemid, chance, questid: -1 });
  }
}
