import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { CachedValue } from '../../platform/cache/index.js';
import { GENESIS_HASH } from '../../platform/hash-chain/index.js';
import { Integer, Nested, Text } from '../../platform/http/index.js';
import {
  chainOf,
  combinedHash,
  FIRST_CHAIN,
  FIRST_TIMED_ID,
  firstIdAt,
  auditHash,
  timeOf,
} from './audit-chains.js';
import type { AuditEntity } from './audit.entities.js';
import { AuditRepository, type ChainHead } from './audit.repository.js';

class ChainBreakDto {
  @Integer() id: number;
  @Integer('Time of the row, milliseconds UTC; null for rows of early versions', { nullable: true })
  at: number | null;

  @Text("In English, as in the command's output") reason: string;
}

export class AuditVerificationDto {
  @Integer('Time of verification, milliseconds UTC') at: number;
  @Integer('Verified rows') rows: number;
  @Text('Hash of all rows older than ten minutes, with the id of the last one, for safekeeping elsewhere')
  hash: string;

  @Nested(() => ChainBreakDto, 'First invalid row', { nullable: true }) broken: ChainBreakDto | null;
}

const BATCH = 1000;

/** Batch beside a running portal, some milliseconds of work. Other requests get their turn between two batches. */
const SMALL_BATCH = 500;

/** No unit of work takes this long. All rows from before that moment are written. */
const SETTLED_MS = 10 * MINUTE_MS;

interface ChainBreak {
  id: number;
  reason: string;
}

export interface ChainReport {
  rows: number;
  /** `<id>.<hash>`, one hash over all rows up to that id. Kept elsewhere, it shows later whether a row was changed. */
  head: string;
  broken?: ChainBreak;
}

/** Earlier versions wrote only the hash, that of a row of the first chain. */
type WrittenHead = Pick<ChainHead, 'hash'> & Partial<ChainHead>;

export function readHead(head: string): WrittenHead | undefined {
  const [, id, hash] = /^(?:(\d{1,15})\.)?([0-9a-f]{64})$/.exec(head) ?? [];
  if (hash === undefined) return undefined;
  return id === undefined ? { hash } : { lastId: Number(id), hash };
}

/** Checks all chains in batches, up to the last rows at its start and a kept head. Other work gets turns, because SQLite gives none. */
export async function verifyChains(
  audit: AuditRepository,
  { batch = BATCH, written, now = Date.now() }: { batch?: number; written?: WrittenHead; now?: number } = {},
): Promise<ChainReport> {
  const { heads, newestId } = await audit.ends();
  const endId = Math.max(0, ...Array.from(heads.values(), ({ lastId }) => lastId));
  const walk = new ChainWalk(heads);
  const settled = { lastId: firstIdAt(now - SETTLED_MS), hash: '' };
  const compared = { lastId: written?.lastId ?? Infinity, hash: '' };
  const pin = (before: number) => {
    for (const place of [settled, compared])
      if (place.hash === '' && place.lastId < before) place.hash = combinedHash(walk.lasts);
  };
  const report = (broken: ChainBreak | undefined): ChainReport => {
    const { rows } = walk;
    const head = `${settled.lastId}.${settled.hash}`;
    return broken === undefined ? { rows, head } : { rows, head, broken };
  };
  let isOfFirstChain = written?.hash === GENESIS_HASH;
  for await (const row of rowsUpTo(audit, endId, batch)) {
    pin(row.id);
    const broken = walk.add(row);
    if (chainOf(row.id) === FIRST_CHAIN && row.hash === written?.hash) isOfFirstChain = true;
    if (broken !== undefined) return report(broken);
  }
  pin(Infinity);
  const broken = walk.faultAtEnd((await audit.ends()).heads);
  if (broken !== undefined) return report(broken);
  if (newestId > endId) return report({ id: newestId, reason: PAST_HEAD });
  if (written === undefined) return report(undefined);
  if (written.lastId === undefined) {
    const id = walk.lasts.get(FIRST_CHAIN)?.lastId ?? 0;
    return report(isOfFirstChain ? undefined : { id, reason: NO_SUCH_HASH });
  }
  if (written.hash === compared.hash) return report(undefined);
  return report({ id: written.lastId, reason: 'ends other rows than the head that was written down' });
}

async function* rowsUpTo(audit: AuditRepository, endId: number, batch: number): AsyncGenerator<AuditEntity> {
  let after: number | undefined;
  do {
    const rows = await audit.rows(after, batch);
    yield* rows.filter(({ id }) => id <= endId);
    after = rows.at(-1)?.id;
    await nextTurn();
  } while (after !== undefined && after < endId);
}

const NO_SUCH_HASH = 'ends a chain in which no row has the hash that was written down';
const PAST_HEAD = 'was added past the head of the chain';
const BEGINNING: ChainHead = { lastId: 0, hash: GENESIS_HASH };

class ChainWalk {
  readonly lasts = new Map<string, ChainHead>();
  /** The last row of each chain after its head: it was written since, or by someone else. */
  private readonly late = new Map<string, number>();
  rows = 0;

  constructor(private readonly heads: ReadonlyMap<string, ChainHead>) {}

  add(row: AuditEntity): ChainBreak | undefined {
    const chain = chainOf(row.id);
    if (row.id > (this.heads.get(chain) ?? BEGINNING).lastId) {
      this.late.set(chain, row.id);
      return undefined;
    }
    const fault = faultOf(row, this.lasts.get(chain) ?? BEGINNING);
    this.lasts.set(chain, { lastId: row.id, hash: row.hash });
    this.rows += 1;
    return fault;
  }

  faultAtEnd(headsNow: ReadonlyMap<string, ChainHead>): ChainBreak | undefined {
    for (const [chain, head] of this.heads) {
      const last = this.lasts.get(chain) ?? BEGINNING;
      if (last.lastId < head.lastId) return { id: nextId(last, head.lastId), reason: 'is missing' };
      if (last.hash !== head.hash)
        return { id: last.lastId, reason: 'is not the row that the head of the chain names' };
    }
    for (const [chain, id] of this.late)
      if (id > (headsNow.get(chain) ?? BEGINNING).lastId) return { id, reason: PAST_HEAD };
    return undefined;
  }
}

function nextId({ lastId }: ChainHead, otherwise: number): number {
  return otherwise < FIRST_TIMED_ID ? lastId + 1 : otherwise;
}

function faultOf(row: AuditEntity, last: ChainHead): ChainBreak | undefined {
  const expected = nextId(last, row.id);
  if (row.id > expected) return { id: expected, reason: 'is missing' };
  if (row.id < expected) return { id: row.id, reason: 'was inserted before the first row' };
  if (row.previousHash !== last.hash)
    return {
      id: row.id,
      reason: `does not follow ${last.lastId === 0 ? 'the beginning of its chain' : `row ${last.lastId}`}: a row was changed, inserted or taken out`,
    };
  return row.hash === auditHash(last.hash, row) ? undefined : { id: row.id, reason: 'was changed' };
}

@Injectable()
export class AuditVerificationService {
  /** One check runs at a time. Callers share the check that is running, and never get the result of a finished one. */
  private readonly walk = new CachedValue<AuditVerificationDto>(
    async () => {
      const at = Date.now();
      const { rows, head, broken } = await verifyChains(this.audit, { batch: SMALL_BATCH });
      return { at, rows, hash: head, broken: broken ? { ...broken, at: timeOf(broken.id) } : null };
    },
    { freshMs: 0 },
  );

  constructor(private readonly audit: AuditRepository) {}

  verify(): Promise<AuditVerificationDto> {
    return this.walk.get();
  }
}
