import { dayNumber, DAY_MS } from '@portico/domain';
import { packDay, RankDailyEntity } from '../../src/modules/rankings/index.js';
import type { TestApi } from '../harness/start-api.js';

/** The order of the characters this many days ago, by the server's calendar. */
export async function insertRankDay(api: TestApi, daysAgo: number, order: readonly number[]): Promise<void> {
  const ids = Int32Array.from(order).toSorted();
  const parts = packDay({
    ids,
    levels: new Int32Array(ids.length).fill(300),
    exps: new Float64Array(ids.length).fill(Number.MAX_SAFE_INTEGER),
    order: Uint32Array.from(order, (id) => ids.indexOf(id)),
  });
  const now = Date.now();
  const day = dayNumber(now, api.config.public.time.zone) - daysAgo;
  await api.seed(async (manager) => {
    for (const { part, data } of parts) {
      const at = now - daysAgo * DAY_MS;
      await manager.insert(RankDailyEntity, { part, day, at, data: Buffer.from(data) });
    }
  });
}
