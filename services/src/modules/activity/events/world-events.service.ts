import { Injectable } from '@nestjs/common';
import { RankBoardService } from '../../rankings/index.js';
import { WORLD_EVENT_KINDS } from './world-event.entity.js';
import type { WorldEventEntity, WorldEventKind } from './world-event.entity.js';
import { WorldEventsRepository } from './world-events.repository.js';

/** Some are of characters that are banned by now. */
const READ_PER_SHOWN = 3;

@Injectable()
export class WorldEventsService {
  constructor(
    private readonly events: WorldEventsRepository,
    private readonly boards: RankBoardService,
  ) {}

  /** Newest public events, only of characters in the rankings. */
  async newest(count: number, kind?: WorldEventKind): Promise<WorldEventEntity[]> {
    const { board } = await this.boards.current();
    const events = await this.events.newest(count * READ_PER_SHOWN, kind);
    return events
      .filter(({ characterId }) => characterId === null || board.ranksOf(characterId) !== undefined)
      .slice(0, count);
  }

  /** The newest events of each kind: stores open all day long, and the others are to be seen beside them. */
  async newestOfEachKind(count: number): Promise<WorldEventEntity[]> {
    const events = await Promise.all(WORLD_EVENT_KINDS.map((kind) => this.newest(count, kind)));
    return events.flat().sort((a, b) => b.at - a.at || b.id - a.id);
  }
}
