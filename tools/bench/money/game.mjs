import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const IN_GAME_MS = 200;
const OUT_OF_GAME_MS = 600;

/** Longest stay in the character list, and in a channel. */
const MAX_STAY_MS = 2000;
/** Longest gap between related statements. The portal may act in between. */
const MAX_GAP_MS = 300;
/** The game undoes a channel change, or forgets it, within 30 s. */
const MAX_GHOST_MS = 40_000;
/** Longer than the portal assumes that a player may still be leaving. */
const MIN_AWAY_MS = 36_000;
const MAX_AWAY_MS = 50_000;

/** Account and character in a game server's memory, which overwrites the rows with absolute values. */
class Played {
  visits = 0;
  earned = { NX: 0, MESO: 0, HP: 0, MP: 0 };

  constructor(bank, id) {
    this.bank = bank;
    this.id = id;
  }

  async read() {
    this.memory = await this.bank.holdingsOf(this.id);
  }

  earn() {
    for (const currency of Object.keys(this.earned)) {
      const earnings = 1 + randomInt(9);
      this.memory[currency] += earnings;
      this.earned[currency] += earnings;
    }
  }

  /** Each statement has its own transaction. */
  async save() {
    const { VP, NX, MESO, HP, MP } = this.memory;
    await this.write('UPDATE accounts SET nxCredit = ?, votepoints = ? WHERE id = ?', NX, VP);
    await this.write('UPDATE characters SET meso = ?, maxhp = ?, maxmp = ? WHERE id = ?', MESO, HP, MP);
  }

  write(sql, ...values) {
    return this.bank.write(sql, [...values, this.id]);
  }

  get result() {
    return { id: this.id, earned: this.earned, visits: this.visits };
  }
}

/** Logs an account in and out until `isOver`, like a game that saves before its row says "out". Returns visits and earnings. */
export async function playInBetween(bank, id, isOver) {
  const played = new Played(bank, id);
  while (!isOver()) {
    await sleep(randomInt(OUT_OF_GAME_MS));
    await played.write('UPDATE accounts SET loggedin = 2 WHERE id = ?');
    await played.read();
    await sleep(randomInt(IN_GAME_MS));
    played.earn();
    await played.save();
    await played.write('UPDATE accounts SET loggedin = 0 WHERE id = ?');
    played.visits += 1;
  }
  return played.result;
}

/**
 * Logs an account in and out with the real server's state changes (ADR 26). A login sets 1, 0, 2 after the balances were read. A player
 * kicked for idling is saved after the row says "out". A ghost stays in memory under such a row, and its save overwrites the row.
 */
export async function playAsRealServer(bank, id, isOver) {
  const played = new Played(bank, id);
  const setState = (state) =>
    played.write('UPDATE accounts SET loggedin = ?, lastlogin = UTC_TIMESTAMP() WHERE id = ?', state);
  const undoTransition = () => played.write('UPDATE accounts SET loggedin = 0 WHERE id = ?');
  const saveAtEnd = async () => {
    await played.save();
    await played.write('UPDATE characters SET lastLogoutTime = UTC_TIMESTAMP() WHERE id = ?');
  };

  const enter = async () => {
    await setState(1);
    await sleep(randomInt(MAX_GAP_MS));
    await played.read();
    await undoTransition();
    await sleep(randomInt(MAX_GAP_MS));
    await setState(2);
    await sleep(randomInt(MAX_STAY_MS));
    played.earn();
  };
  const logOut = async () => {
    await saveAtEnd();
    await setState(0);
  };
  const putOut = async () => {
    await setState(0);
    await sleep(randomInt(MAX_GAP_MS));
    await saveAtEnd();
  };
  const haunt = async () => {
    await setState(1);
    await sleep(randomInt(MAX_STAY_MS));
    await undoTransition();
    await sleep(randomInt(MAX_GHOST_MS));
    played.earn();
    await played.save();
    await sleep(randomInt(MAX_GHOST_MS));
    // The owner logs in again, which ends the session before.
    await saveAtEnd();
    await visitProperly();
  };
  const visitProperly = async () => {
    await setState(2);
    await enter();
    await logOut();
  };

  const ends = [logOut, putOut, haunt];
  while (!isOver()) {
    await setState(2);
    await sleep(randomInt(MAX_STAY_MS));
    if (randomInt(4) === 0) await setState(0);
    else {
      await enter();
      await ends[randomInt(ends.length)]();
    }
    played.visits += 1;
    const until = Date.now() + MIN_AWAY_MS + randomInt(MAX_AWAY_MS - MIN_AWAY_MS);
    while (!isOver() && Date.now() < until) await sleep(IN_GAME_MS);
  }
  // The portal may have missed the last logout.
  await visitProperly();
  return played.result;
}
