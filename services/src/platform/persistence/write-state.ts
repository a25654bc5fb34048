import { isConflict } from './failures.js';
import { LOCK_WAIT_SECONDS } from './mysql-session.js';

/** Called when the database goes away, and with a message when its state changes otherwise. */
export type ReportFailure = (error: unknown, msg?: string) => void;

/** Whether the last attempted change succeeded: a server may be read-only. Reports each change of that once. */
export class WriteState {
  private takesChanges = true;
  private writtenAt = -Infinity;

  constructor(private readonly report: ReportFailure) {}

  get isWritable(): boolean {
    return this.takesChanges;
  }

  noticeWritten(): void {
    this.writtenAt = performance.now();
    if (this.takesChanges) return;
    this.takesChanges = true;
    this.report(undefined, 'the database takes changes again');
  }

  noticeReadOnly(error: unknown): void {
    // A statement that waited for one row while others wrote was only queued.
    const isQueue = isConflict(error) && performance.now() - this.writtenAt < LOCK_WAIT_SECONDS * 1000;
    if (!this.takesChanges || isQueue) return;
    this.takesChanges = false;
    this.report(error, 'the database takes no changes; what would change something answers 503');
  }
}
