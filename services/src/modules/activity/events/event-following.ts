import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { GameBridge } from '../../../game/index.js';
import { type LeaderJob, LeaderJobs, type LeaderRound, Leases } from '../../../platform/jobs/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { BridgeCursorEntity } from '../activity.entities.js';
import { GameEventEntries } from './game-event-entries.js';
import { lockCursor, stream, WorldEventsRepository } from './world-events.repository.js';

const EVERY_MS = 5000;
const LEASE_MS = 30_000;
/** With 200 events a page, this is all that the bridge keeps. The next round reads the rest. */
const MAX_PAGES = 50;

/** Reads the events of the running game. The cursor moves in the unit of work that writes them, so each is written once. */
@Injectable()
export class EventFollowing {
  readonly job: LeaderJob;
  private readonly logger = new Logger('EventFollowing');

  constructor(
    private readonly bridge: GameBridge,
    private readonly entries: GameEventEntries,
    private readonly events: WorldEventsRepository,
    @InjectRepository(BridgeCursorEntity) private readonly cursors: Repository<BridgeCursorEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: Leases,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'EventFollowing',
      lease: 'bridge-events',
      every: EVERY_MS,
      leaseMs: LEASE_MS,
      due: async () => (this.bridge.tellsEvents ? ['events'] : []),
      work: async (round) => {
        for (let page = 0; page < MAX_PAGES && (await round.mayGoOn()); page += 1)
          if (!(await this.readPage(round))) return;
      },
    });
  }

  private async readPage(round: LeaderRound<string>): Promise<boolean> {
    const from = (await this.cursors.findOneBy({ stream }))?.position ?? '';
    const told = await this.bridge.events(from === '' ? undefined : from);
    if (told === undefined || told.cursor === from) return false;
    const { events, cursor, hasGap, isFull } = told;
    if (hasGap)
      this.logger.warn({
        msg: 'events of the game were lost; it goes on with those that it has',
        from,
        cursor,
      });
    const now = Date.now();
    const entries = await this.entries.entriesOf(events, now);
    const isWritten = await this.unitOfWork.run(async (manager) => {
      await lockCursor(manager);
      await this.leases.confirm(manager, round.lease);
      const next = { position: cursor, movedAt: now };
      const { affected } = await manager.update(BridgeCursorEntity, { stream, position: from }, next);
      // Another process has moved the cursor since it was read.
      if (affected !== 1) return false;
      await this.events.addTo(manager, entries);
      return true;
    });
    return isWritten && isFull;
  }
}
