import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { Leases } from '../../../platform/jobs/index.js';

/** The export of a dead process blocks the account's next one for at most this long. */
const LEASE_MS = MINUTE_MS;
export const RENEW_MS = 20_000;

const nameOf = (accountId: number) => `log-export:${accountId}`;

/** Allows one export per account at a time, across all processes. */
@Injectable()
export class RunningExports {
  private readonly here = new Set<number>();

  constructor(private readonly leases: Leases) {}

  async begin(accountId: number): Promise<void> {
    if (this.here.has(accountId)) throw new AppError('logs.export_running');
    this.here.add(accountId);
    const lease = await this.leases.take(nameOf(accountId), LEASE_MS).catch((error: unknown) => {
      this.here.delete(accountId);
      throw error;
    });
    if (lease !== undefined) return;
    this.here.delete(accountId);
    throw new AppError('logs.export_running');
  }

  async renew(accountId: number): Promise<void> {
    await this.leases.take(nameOf(accountId), LEASE_MS);
  }

  async end(accountId: number): Promise<void> {
    try {
      await this.leases.release(nameOf(accountId));
    } finally {
      this.here.delete(accountId);
    }
  }
}
