import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { AppError, reasonOf } from '../../../platform/errors/index.js';
import { LeaseLost, type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { isDatabaseAway } from '../../../platform/persistence/index.js';
import { ANSWERS_KEPT_MS } from '../../../platform/http/idempotency/index.js';
import { LedgerService } from '../ledger.service.js';
import { BridgeGrantsRepository, missingBalances } from './bridge-grants.repository.js';

/** Whether an error ends a round. After any other error, the next row may still succeed. */
export function endsRound(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'database.unavailable';
  return error instanceof LeaseLost || isDatabaseAway(error);
}

/** A row is finished within this time, as `docs/operating.md` promises. */
const FINISHED_WITHIN_MS = 3 * MINUTE_MS;

const EVERY_MS = 30_000;
const ROUND_MS = 20_000;

/** No call waits for the game longer than this, so the calls of older rows have ended. */
const UNFINISHED_MS = FINISHED_WITHIN_MS - EVERY_MS - ROUND_MS;

const BATCH = 100;
const REMOVED_AT_ONCE = 500;

/** Finishes the work of a portal that was killed: applied rows are recorded in the ledger, waiting rows are taken back. */
@Injectable()
export class InGameRecovery {
  readonly job: LeaderJob;
  /** Removes rows whose operation was recorded long ago, when even the answers of their calls have been removed. */
  readonly removal: LeaderJob;
  private readonly logger = new Logger('InGameRecovery');
  /** Keys of failed rows. They are tried again after all others, so that they do not block them. */
  private readonly failed = new Set<string>();
  /** Logged keys and errors. Each is logged only once; the doctor counts the rows. */
  private readonly logged = new Set<string>();

  constructor(grants: BridgeGrantsRepository, ledger: LedgerService, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'InGameRecovery',
      lease: 'ledger-in-game',
      every: EVERY_MS,
      due: async (now) => {
        const due = await grants.findUnfinished(now - UNFINISHED_MS, BATCH, [...this.failed]);
        if (due.length < BATCH) this.failed.clear();
        return due;
      },
      work: async ({ due, write }) => {
        for (const row of due) {
          const { key, accountId, state } = row;
          try {
            await write(async (manager) => {
              if (state === 'applied') await ledger.recordApplied(manager, accountId);
              else await grants.remove(manager, key, state);
            });
            if (state !== 'applied') continue;
            const missing = missingBalances(row);
            if (missing.length > 0)
              throw new Error(`The game applied it without the balance after it: ${missing.join(', ')}`);
          } catch (error) {
            if (endsRound(error)) throw error;
            this.failed.add(key);
            const line = `${key} ${reasonOf(error)}`;
            if (this.logged.has(line)) continue;
            this.logged.add(line);
            this.logger.error({
              msg: 'a change that the game applied cannot be taken over',
              key,
              err: error,
            });
          }
        }
      },
    });
    this.removal = jobs.leaderJob({
      name: 'SettledGrants',
      lease: 'ledger-settled-grants',
      every: 10 * MINUTE_MS,
      leaseMs: MINUTE_MS,
      due: (now) => grants.settledBefore(now - ANSWERS_KEPT_MS, REMOVED_AT_ONCE),
      work: async ({ due, write, now, mayGoOn }) => {
        for (let keys = due; keys.length > 0 && (await mayGoOn());) {
          const batch = keys;
          await write((manager) => grants.forget(manager, batch));
          keys = await grants.settledBefore(now - ANSWERS_KEPT_MS, REMOVED_AT_ONCE);
        }
      },
    });
  }
}
