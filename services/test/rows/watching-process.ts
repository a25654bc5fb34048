import {
  GameFeatures,
  LoginRows,
  LoginServer,
  PresenceRepository,
  PresenceWatch,
} from '../../src/game/index.js';
import { Leases } from '../../src/platform/jobs/index.js';
import type { TestApi } from '../harness/start-api.js';

/** Readings of the login states that the test holds up, before and after the database reads. */
class HeldRows extends LoginRows {
  isHeldUp = true;
  private readonly held: (() => void)[] = [];
  private onHeld = () => {};

  /** Releases the reading that has waited longest, or several. */
  release(count = 1): void {
    for (const letGo of this.held.splice(0, count)) letGo();
  }

  /** Resolves once a reading waits. */
  whenHeld(): Promise<void> {
    return new Promise((resolve) => {
      if (this.held.length === 0) this.onHeld = resolve;
      else resolve();
    });
  }

  override async loggedIn() {
    await this.hold();
    const rows = await super.loggedIn();
    await this.hold();
    return rows;
  }

  override async byIds(ids: readonly number[]) {
    await this.hold();
    const rows = await super.byIds(ids);
    await this.hold();
    return rows;
  }

  private async hold(): Promise<void> {
    if (!this.isHeldUp) return;
    await new Promise<void>((resolve) => {
      this.held.push(resolve);
      this.onHeld();
    });
  }
}

/** Another process on the same database, with readings as slow as the test wants. */
export class WatchingProcess {
  private readonly rows: HeldRows;
  private readonly watch: PresenceWatch;
  private rounds: Promise<unknown> = Promise.resolve();
  private open = 0;

  constructor({ app, database, unitOfWork, config }: TestApi) {
    this.rows = new HeldRows(database.reader);
    const [server, presence, features] = [
      app.get(LoginServer),
      app.get(PresenceRepository),
      app.get(GameFeatures),
    ];
    const leases = new Leases(unitOfWork);
    this.watch = new PresenceWatch(
      this.rows,
      server,
      presence,
      leases,
      unitOfWork,
      features,
      config,
      database,
    );
  }

  /** Starts a round, even if another is in progress, and waits until it ends or a reading waits. */
  async begin(): Promise<void> {
    this.open += 1;
    const round = this.watch.look().finally(() => (this.open -= 1));
    this.rounds = Promise.all([this.rounds, round]);
    await this.settle();
  }

  /** Lets the waiting reading continue. */
  async advance(): Promise<void> {
    if (this.open === 0) return;
    this.rows.release();
    await this.settle();
  }

  /** Holds up nothing until all rounds have ended. */
  async end(): Promise<void> {
    this.rows.isHeldUp = false;
    this.rows.release(Infinity);
    await this.rounds;
    this.rows.isHeldUp = true;
  }

  private async settle(): Promise<void> {
    await Promise.race([this.rounds, this.rows.whenHeld()]);
  }
}
