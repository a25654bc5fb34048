import { LOGIN_STATE } from '../entities/index.js';
import type { LoginRow } from './login-rows.js';

/** A login that was observed, or found by the first scan. */
interface TrackedLogin {
  row: LoginRow;
  /** The row has changed only by leaving since the login; entering a channel writes it again. */
  isAtCharacterList: boolean;
}

/**
 * Tells players who left at the character list from ghosts, by the history of their rows. A change from "in" to "out"
 * under a new `lastlogin`, without entering a channel, leaves nothing in the game's memory. An account that goes out
 * while changing channels may be a ghost. Without an observed login nothing is known.
 */
export class LoginTracker {
  private readonly tracked = new Map<number, TrackedLogin>();
  private hasScanned = false;

  get ids(): number[] {
    return [...this.tracked.keys()];
  }

  /** Starts over, after a time without scans. */
  forget(): void {
    this.tracked.clear();
    this.hasScanned = false;
  }

  /** Starts tracking logged-in accounts. Returns those that were out at the previous scan, so that the login was observed. */
  add(rows: readonly LoginRow[]): LoginRow[] {
    const seen = this.hasScanned ? rows.filter(({ id }) => !this.tracked.has(id)) : [];
    for (const row of rows) {
      if (this.tracked.has(row.id)) continue;
      this.tracked.set(row.id, {
        row,
        isAtCharacterList: this.hasScanned && row.loginState === LOGIN_STATE.in,
      });
    }
    this.hasScanned = true;
    return seen;
  }

  /** Tracked accounts that left at the character list. Rows say "out" briefly while entering a channel, so it has to last. */
  compare(rows: readonly LoginRow[]): LoginRow[] {
    const left: LoginRow[] = [];
    const now = new Map(rows.map((row) => [row.id, row]));
    for (const [id, { row: before, isAtCharacterList }] of this.tracked) {
      const row = now.get(id);
      if (row === undefined || (isOut(row) && isOut(before))) {
        this.tracked.delete(id);
        if (row !== undefined && isAtCharacterList && row.lastLogin === before.lastLogin) left.push(row);
      } else {
        this.tracked.set(id, { row, isAtCharacterList: isAtCharacterList && !hasMoved(before, row) });
      }
    }
    return left;
  }
}

function isOut({ loginState }: LoginRow): boolean {
  return loginState === LOGIN_STATE.out;
}

/** Leaving writes `lastlogin`: an end under the same value was a start of the game, or a manual change. */
function hasMoved(before: LoginRow, row: LoginRow): boolean {
  const isSameTime = row.lastLogin === before.lastLogin;
  return isOut(row) ? isSameTime : !isSameTime || row.loginState !== before.loginState;
}
