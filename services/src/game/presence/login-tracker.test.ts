import type { LoginRow } from './login-rows.js';
import { LoginTracker } from './login-tracker.js';

const row = (loginState: number, lastLogin: string, id = 7): LoginRow => ({ id, loginState, lastLogin });

/** A tracker after its first reading, when no one was logged in. */
function trackerOf(...rows: LoginRow[]): LoginTracker {
  const tracker = new LoginTracker();
  tracker.add([]);
  tracker.add(rows);
  return tracker;
}

/** Whether the account has left, after readings of each row in order, the last one twice. */
const hasLeft = (tracker: LoginTracker, ...seen: LoginRow[]) =>
  [...seen, ...seen.slice(-1)].map((one) => tracker.compare([one])).at(-1)?.length === 1;

describe('the tracker of logins', () => {
  it('knows who left at the list of characters', () => {
    expect(hasLeft(trackerOf(row(2, '10:00')), row(2, '10:00'), row(0, '10:05'))).toBe(true);
  });

  it('takes a row that says "out" for a moment for an entry', () => {
    const tracker = trackerOf(row(2, '10:00'));
    expect(tracker.compare([row(0, '10:05')])).toEqual([]);
    expect(tracker.compare([row(2, '10:05')])).toEqual([]);
    tracker.add([row(2, '10:05')]);
    expect(hasLeft(tracker, row(0, '10:09'))).toBe(false);
  });

  it('takes nobody for gone who has entered a channel, however the row says so', () => {
    expect(hasLeft(trackerOf(row(2, '10:00')), row(1, '10:01'), row(0, '10:01'))).toBe(false);
    expect(hasLeft(trackerOf(row(2, '10:00')), row(2, '10:02'), row(0, '10:05'))).toBe(false);
    expect(hasLeft(trackerOf(row(2, '10:00')), row(1, '10:01'), row(2, '10:01'), row(0, '10:05'))).toBe(
      false,
    );
    expect(hasLeft(trackerOf(row(1, '10:00')), row(0, '10:31'))).toBe(false);
  });

  it('takes a row that goes out under the same time for no exit: the game was started, or somebody wrote it', () => {
    expect(hasLeft(trackerOf(row(2, '10:00')), row(0, '10:00'))).toBe(false);
  });

  it('knows nothing of those whose login it did not see', () => {
    const tracker = new LoginTracker();
    tracker.add([row(2, '10:00')]);
    expect(hasLeft(tracker, row(0, '10:05'))).toBe(false);
    const forgetful = trackerOf(row(2, '10:00'));
    forgetful.forget();
    forgetful.add([row(2, '10:00')]);
    expect(hasLeft(forgetful, row(0, '10:05'))).toBe(false);
  });

  it('follows many at once, and lets go of accounts that are gone', () => {
    const tracker = trackerOf(row(2, '10:00', 1), row(2, '10:00', 2), row(2, '10:00', 3));
    const rows = [row(0, '10:05', 1), row(2, '10:00', 2)];
    expect(tracker.compare(rows)).toEqual([]);
    expect(tracker.compare(rows)).toEqual([row(0, '10:05', 1)]);
    expect(tracker.ids).toEqual([2]);
  });
});
