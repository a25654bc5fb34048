import type { TestEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertCharacter, insertRow } from './rows.js';
import { startApi } from './start-api.js';
import type { TestApi } from './start-api.js';

/** A web admin. */
export const LOG_READER = 900;

const TABLES = [
  'portal_boss_log',
  'portal_scroll_log',
  'portal_nx_log',
  'portal_inkwell_log',
  'portal_vote',
  'portal_log_hour',
  'portal_log_progress',
  'characterexplogs',
];

/** The application with two accounts, three characters, and a web admin who reads logs. */
export interface LogsApi {
  api: TestApi;
  token: string;
  ask<T>(path: string): Promise<T>;
  /** Status of the answer, and whether it reports an invalid value. */
  refused(path: string): Promise<[status: number, isInvalid: boolean]>;
  boss(id: number, at: number, values?: Record<string, string | number>): Promise<void>;
  empty(): Promise<void>;
}

export async function startLogsApi(engine: TestEngine): Promise<LogsApi> {
  const api = await startApi({ engine });
  await api.seed(async (manager) => {
    await insertAccount(manager, LOG_READER, { webadmin: 1 });
    await insertAccount(manager, 1, { name: 'lantern' });
    await insertAccount(manager, 2, { name: "o'hara_%" });
    await insertCharacter(manager, 11, { accountid: 1, name: 'Wick', level: 30, job: 100 });
    await insertCharacter(manager, 12, { accountid: 1, name: 'Wickham' });
    await insertCharacter(manager, 21, { accountid: 2, name: "Q';--%_" });
  });
  const token = await api.app.get(SessionsService).open(LOG_READER);
  return {
    api,
    token,
    ask: async <T>(path: string) => (await api.call<T>(`/api/${path}`, { token })).body,
    refused: async (path) => {
      const { status, text } = await api.call(`/api/${path}`, { token });
      return [status, text.includes('validation_failed')];
    },
    boss: (id, at, values = {}) =>
      api.seed((manager) =>
        insertRow(manager, 'portal_boss_log', {
          id,
          at,
          character_id: 11,
          account_id: 1,
          boss_type: 'ZAKUM',
          frequency: 'daily',
          ...values,
        }),
      ),
    empty: () =>
      api.seed(async (manager) => {
        for (const table of TABLES) await manager.query(`DELETE FROM ${table}`);
      }),
  };
}
