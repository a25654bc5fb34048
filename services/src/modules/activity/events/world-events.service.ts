import { Injectable } from '@nestjs/common';
import { RankBoardService } from '../../rankings/index.js';
import type { WorldEventEntity } from './world-event.entity.js';
import { WorldEventsRepository } from './world-events.repository.js';

/** Some are of characters that are banned by now. */
const READ_PER_SHOWN = 3;

@Injectable()
export class WorldEventsService {
  constructor(
    private readonly events: WorldEventsRepository,
    private readonly boards: RankBoardService,
  ) {}

  /** The newest that everybody may read: those of characters in the rankings alone. */
  async newest(count: number): Promise<WorldEventEntity[]> {
    const { board } = await this.boards.current();
    const events = await this.events.newest(count * READ_PER_SHOWN);
    return events
      .filter(({ characterId }) => characterId === null || board.ranksOf(characterId) !== undefined)
      .slice(0, count);
  }
}
