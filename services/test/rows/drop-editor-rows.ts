import type { ErrorBody } from '@portico/domain';
import type { TestEngine } from '@portico/testing-api';
import type { EntityManager } from 'typeorm';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestAnswer, TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from './catalog-rows.js';
import { importWorld } from './world-rows.js';

const SETTINGS = {
  public: { rates: { drop: 3, bossDrop: 2 } },
  server: { limits: { read: 1_000_000, search: 1_000_000 } },
};

/** A portal with a web admin who reads the drop editor's answers. */
export interface DropEditorApi {
  api: TestApi;
  get<T = ErrorBody>(path: string): Promise<TestAnswer<T>>;
  post<T = ErrorBody>(path: string, payload: object | string): Promise<TestAnswer<T>>;
  /** Status and code. */
  refusal(path: string): Promise<[status: number, code: string]>;
  close(): Promise<void>;
}

export async function startDropEditor(
  engine: TestEngine,
  insertRows: (manager: EntityManager) => Promise<void>,
): Promise<DropEditorApi> {
  const api = await startApi({ engine, settings: SETTINGS });
  await api.seed(async (manager) => {
    await insertAccount(manager, 1, { webadmin: 1 });
    await insertRows(manager);
  });
  await api.loadCatalog();
  const token = await api.app.get(SessionsService).open(1);
  const headers = { 'content-type': 'application/json' };
  const get = <T>(path: string) => api.call<T>(`/api/droprates/${path}`, { token });
  return {
    api,
    get,
    post: (path, payload) => api.call(`/api/droprates/${path}`, { method: 'POST', token, payload, headers }),
    refusal: async (path) => {
      const { status, body } = await get<ErrorBody>(path);
      return [status, body.code];
    },
    close: () => api.close(),
  };
}

/** The small world with its drops and those below. */
export async function insertEditorWorld(manager: EntityManager): Promise<void> {
  await importCatalog(manager);
  await importWorld(manager);
  await insertDrops(manager);
  await insertEditorRows(manager);
}

/** Reactors of party quests, duplicate rows, a quest item, and rows that never or always fall, for the small world. */
async function insertEditorRows(manager: EntityManager): Promise<void> {
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
