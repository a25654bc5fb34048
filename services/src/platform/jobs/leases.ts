import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { metrics } from '../metrics/index.js';
import { epochMsColumn, insertMissing, moneyColumn, TABLE_ENGINE, UnitOfWork } from '../persistence/index.js';

/** Says which process runs a job that only one may run at a time. */
@Entity({ name: 'portal_lease', engine: TABLE_ENGINE })
export class LeaseEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;
  @Column({ name: 'holder', type: 'varchar', length: 36 }) holder: string;

  /** Increases with every change of the holder: a process with an older value has lost the lease. */
  @moneyColumn({ name: 'fence' }) fence: number;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @moneyColumn({ name: 'length_ms', default: 0 }) lengthMs: number;
}

/** Synchronized clocks differ far less. */
const MAX_CLOCK_DIFFERENCE_MS = 5000;

/** End of each lease of this process, epoch milliseconds. */
const heldUntil = new Map<string, number>();

const leasesHeld = new Gauge({
  name: 'portico_leases_held',
  help: 'Leases that this process holds; those of exports, one for each account, count together.',
  labelNames: ['lease'],
  registers: [metrics],
  collect: () => {
    leasesHeld.reset();
    for (const [name, until] of heldUntil) {
      if (until > Date.now()) leasesHeld.inc({ lease: name.split(':', 1)[0] ?? name });
      else heldUntil.delete(name);
    }
  },
});

/** The lease of a job that this process runs. */
export interface HeldLease {
  name: string;
  fence: number;
}

/**
 * Leader election with rows: the holder of a lease runs its job. A lease ends unless it is renewed in time. Writes of the holder are
 * fenced: `confirm` in the same transaction fails after another process took over. A lease that ends later than its full length from now
 * was written by a clock that ran ahead, and counts as ended. No `GET_LOCK`, because database clusters grant it twice.
 */
@Injectable()
export class Leases {
  private readonly holder = randomUUID();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Takes or renews a lease from now (`at`) on; undefined while another process holds it. */
  async take(name: string, ttlMs: number, at?: number): Promise<HeldLease | undefined> {
    const lease = await this.unitOfWork.run(async (manager) => {
      if (!(await manager.existsBy(LeaseEntity, { name })))
        await insertMissing(manager, LeaseEntity, { name, holder: '', fence: 0, expiresAt: 0, lengthMs: 0 });
      // Read here, because the unit of work may have waited for its turn.
      const now = at ?? Date.now();
      const term = { expiresAt: now + ttlMs, lengthMs: ttlMs };
      const kept = await manager.update(LeaseEntity, { name, holder: this.holder }, term);
      if (kept.affected !== 1) {
        const taken = await manager
          .createQueryBuilder()
          .update(LeaseEntity)
          .set({ holder: this.holder, ...term, fence: () => 'fence + 1' })
          .where('name = :name', { name })
          .andWhere('(expires_at <= :now OR expires_at > :latest + length_ms)', {
            now,
            latest: now + MAX_CLOCK_DIFFERENCE_MS,
          })
          .execute();
        if (taken.affected !== 1) return undefined;
      }
      const { fence } = await manager.findOneByOrFail(LeaseEntity, { name });
      return { name, fence };
    });
    if (lease === undefined) heldUntil.delete(name);
    else heldUntil.set(name, Date.now() + ttlMs);
    return lease;
  }

  /** Within a unit of work: locks the lease until its end; throws `LeaseLost` if another process holds it. */
  async confirm(manager: EntityManager, { name, fence }: HeldLease): Promise<void> {
    const held = await manager.update(LeaseEntity, { name, fence }, { holder: this.holder, fence });
    if (held.affected !== 1) throw new LeaseLost(name);
  }

  /** Lets another process take over at once. */
  async release(name: string): Promise<void> {
    heldUntil.delete(name);
    await this.unitOfWork.run((manager) =>
      manager.update(LeaseEntity, { name, holder: this.holder }, { expiresAt: 0 }),
    );
  }
}

/** Revokes all leases, in a unit of work that replaces the data of their jobs. */
export async function revokeLeases(manager: EntityManager): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(LeaseEntity)
    .set({ holder: '', expiresAt: 0, fence: () => 'fence + 1' })
    .execute();
}

/** Another process runs the job now. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`Another process has taken over "${name}"`);
  }
}
