import type { EntityManager } from 'typeorm';
import { MINUTE_MS } from '@portico/domain';
import { gameTimeText } from '../../src/game/index.js';
import { insertRow } from '../harness/rows.js';
import type { AdminDesk, Person } from './admin-desk.js';

/** Logs of a character, one minute apart, starting three minutes before a moment. */
export async function insertGameLogs(
  desk: AdminDesk,
  { id, characterId }: Person,
  at: number,
): Promise<void> {
  await desk.api.seed(async (manager) => {
    await insertRow(manager, 'portal_scroll_log', {
      character_id: characterId,
      item_id: 1302000,
      scroll_id: 2040000,
      success: 0,
      white_scroll: 0,
      slots_before: 3,
      slots_after: 2,
      at: at - 3 * MINUTE_MS,
    });
    await insertRow(manager, 'portal_nx_log', {
      account_id: id,
      type: 'SPEND',
      amount: 90,
      balance_before: 100,
      balance_after: 10,
      source: 'Cash shop',
      at: at - 4 * MINUTE_MS,
    });
    await insertRow(manager, 'portal_inkwell_log', {
      character_id: characterId,
      account_id: id,
      item_id: 2000000,
      quantity: 1,
      cost: 5,
      currency: 'VOTE_POINTS',
      balance_before: 10,
      balance_after: 5,
      at: at - 5 * MINUTE_MS,
    });
  });
}

export const insertExperience = (
  manager: EntityManager,
  { characterId, id, at, gained }: { characterId: number; id: number; at: number; gained: number },
) =>
  insertRow(manager, 'characterexplogs', {
    id,
    charid: characterId,
    gained_exp: gained,
    exp_gain_time: gameTimeText(at),
  });
