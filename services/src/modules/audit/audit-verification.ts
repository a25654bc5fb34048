import { setImmediate as nextTurn } from 'node:timers/promises';
import { GENESIS_HASH } from '../../platform/hash-chain/index.js';
import { hashOf } from './audit-chain.js';
import type { AuditEntity } from './audit.entity.js';
import type { AuditRepository } from './audit.repository.js';

const BATCH = 1000;

/** The first row where the chain does not hold, and why. */
export interface ChainBreak {
  id: number;
  reason: string;
}

export interface ChainReport {
  rows: number;
  /** Hash of the last row: who wrote it down elsewhere sees later whether anything before it was changed. */
  hash: string;
  broken?: ChainBreak;
}

/**
 * Walks the whole chain, a batch at a time, up to the row that is the last when it begins. Between batches it lets whatever else the
 * process does have its turn: the embedded database answers without ever leaving it.
 */
export async function verifyChain(audit: AuditRepository, batch = BATCH): Promise<ChainReport> {
  const end = await audit.end();
  const report = { rows: end.lastId, hash: end.hash };
  let last = { id: 0, hash: GENESIS_HASH };
  let after: number | undefined;
  while (last.id < end.lastId) {
    const rows = await audit.rows(after, batch);
    for (const row of rows) {
      if (last.id === end.lastId) break;
      const reason = faultOf(row, last);
      if (reason !== undefined) return { ...report, broken: reason };
      last = row;
    }
    if (rows.length === 0) return { ...report, broken: { id: last.id + 1, reason: 'is missing' } };
    after = last.id;
    await nextTurn();
  }
  if (last.hash !== end.hash)
    return { ...report, broken: { id: last.id, reason: 'is not the row that the head of the chain names' } };
  if (end.newestId <= end.lastId) return report;
  return { ...report, broken: { id: end.newestId, reason: 'was added past the head of the chain' } };
}

function faultOf(row: AuditEntity, last: { id: number; hash: string }): ChainBreak | undefined {
  const expected = last.id + 1;
  if (row.id > expected) return { id: expected, reason: 'is missing' };
  if (row.id < expected) return { id: row.id, reason: 'was inserted before the first row' };
  if (row.previousHash !== last.hash)
    return { id: row.id, reason: `does not follow row ${last.id}: one of the two was changed or inserted` };
  return row.hash === hashOf(last.hash, row) ? undefined : { id: row.id, reason: 'was changed' };
}
