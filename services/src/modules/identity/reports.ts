import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { inBatches } from '../../platform/collections/index.js';
import type { NetworkSource } from '../game-logs/index.js';
import { SessionEntity } from './sessions/sessions.repository.js';

export const SESSION_NETWORKS: NetworkSource = { table: 'portal_session', column: 'network' };

const MAX_SESSIONS = 40_000;
const MAX_IDS_PER_STATEMENT = 1000;

export async function devicesOf(
  reader: EntityManager,
  accountIds: readonly number[],
  since: number,
): Promise<ReadonlyMap<number, string>> {
  const devices = new Map<number, string>();
  for (const batch of inBatches(accountIds, MAX_IDS_PER_STATEMENT)) {
    const rows = await reader.find(SessionEntity, {
      select: { id: true, accountId: true, device: true, lastSeenAt: true },
      where: { accountId: In(batch), lastSeenAt: MoreThanOrEqual(since) },
      order: { lastSeenAt: 'ASC' },
      take: MAX_SESSIONS,
    });
    for (const { accountId, device } of rows) if (device !== null) devices.set(accountId, device);
  }
  return devices;
}

export async function accountsWithFactor(
  reader: EntityManager,
  missingTables: readonly string[],
): Promise<ReadonlySet<number> | undefined> {
  if (missingTables.includes('portal_second_factor') || missingTables.includes('portal_passkey'))
    return undefined;
  const rows = await reader.query<{ id: number }[]>(
    `SELECT account_id AS id FROM portal_second_factor WHERE confirmed_at IS NOT NULL
      UNION SELECT account_id AS id FROM portal_passkey`,
  );
  return new Set(rows.map(({ id }) => id));
}
