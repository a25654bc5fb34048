import type { EntityManager } from 'typeorm';
import { firstIdAt } from '../../src/modules/audit/audit-chains.js';
import { AuditEntity } from '../../src/modules/audit/index.js';
import { LedgerEntryEntity } from '../../src/modules/ledger/ledger.entities.js';
import { NxLogEntity } from '../../src/modules/game-logs/game-log.entities.js';
import { VoteEntity } from '../../src/modules/voting/votes/vote.entities.js';
import { insertRows } from '../../src/platform/persistence/index.js';
import type { TestApi } from '../harness/start-api.js';

const NUMBERS = Array.from({ length: 500 }, (_, number) => number);

const HASHES = { previousHash: '', hash: '' };

/** Adds old rows of one moment to the tables of daily counts, because a server scans a table of a few rows whatever indexes it has. */
export async function insertRowsOfLongAgo(api: TestApi, at: number): Promise<void> {
  await api.seed((manager) => insertAll(manager, at));
  if (api.engine === 'mariadb')
    await api.database.reader.query('ANALYZE TABLE portal_vote, portal_audit, portal_ledger, portal_nx_log');
}

async function insertAll(manager: EntityManager, at: number): Promise<void> {
  const vote = { accountId: 2, site: 'lantern', at, expiresAt: at, confirmedAt: at } as const;
  const entry = { ...HASHES, at, accountId: 2, currency: 'VP', reason: 'exchange', delta: -1 } as const;
  const spent = { at, accountId: 2, type: 'SPEND', amount: 1, source: 'Cash shop' } as const;
  await insertRows(
    manager,
    VoteEntity,
    NUMBERS.map((number) => ({ ...vote, state: 'credited', voteKey: `old${number}` })),
  );
  await insertRows(
    manager,
    AuditEntity,
    NUMBERS.map((number) => ({ ...HASHES, id: firstIdAt(at) + number, at, action: 'sign-in' })),
  );
  await insertRows(
    manager,
    LedgerEntryEntity,
    NUMBERS.map((number) => ({ ...entry, entryKey: `old${number}`, sequence: number + 1, balanceAfter: 0 })),
  );
  await insertRows(
    manager,
    NxLogEntity,
    NUMBERS.map(() => ({ ...spent, balanceBefore: 1, balanceAfter: 0 })),
  );
}
