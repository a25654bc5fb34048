import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { And, In, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { insertMissing, lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import {
  BridgeCursorEntity,
  GAME_EVENT_KINDS,
  WORLD_EVENT_KINDS,
  WorldEventEntity,
} from '../activity.entities.js';
import type { NewEvent, WorldEventKind } from '../activity.entities.js';
import { inBatches } from '../../../platform/collections/index.js';
import { RankBoardService } from '../../rankings/index.js';
import { HiddenAccountsRepository } from '../online/hidden-accounts.repository.js';

export const stream = 'events';

/** Begins a unit of work that writes events. The lock makes all jobs write one after the other. */
export async function lockCursor(manager: EntityManager): Promise<void> {
  const first = { stream, position: '', movedAt: 0 };
  await lockRow(manager, BridgeCursorEntity, { stream }, 'movedAt', { first });
}

/** Events are kept this long, and the first look goes back this far. Characters at the highest level are kept for good. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

const ROWS_PER_STATEMENT = 100;

/** The table of stores and the running game give two times for one opening. A store that opens again this soon is no news either. */
const SAME_OPENING_MS = 10 * MINUTE_MS;

/** Events that say who is in the game, like the list of online players. */
const TELLS_WHO_PLAYS: ReadonlySet<WorldEventKind> = new Set(['reached', 'defeat']);

/** Some events are about characters that have been banned since. */
const READ_PER_SHOWN = 3;

/** Limit for each kind that the game reports. A busy market sells all day, and no page shows more. */
const MAX_OF_GAME_KIND = 500;

@Injectable()
export class WorldEventsRepository {
  constructor(
    @InjectRepository(WorldEventEntity) private readonly events: Repository<WorldEventEntity>,
    private readonly boards: RankBoardService,
    private readonly hidden: HiddenAccountsRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest public events of one kind or all: of ranked characters, and not of hidden accounts if the event tells that they play. */
  async newest(count: number, kind?: WorldEventKind): Promise<WorldEventEntity[]> {
    const { board } = await this.boards.current();
    const where = { at: MoreThan(0), ...(kind !== undefined && { kind }) };
    const take = count * READ_PER_SHOWN;
    const events = await this.events.find({ where, order: { at: 'DESC', id: 'DESC' }, take });
    const shown = events.filter(
      ({ characterId }) => characterId === null || board.ranksOf(characterId) !== undefined,
    );
    const hidden = await this.hidden.charactersAmong(shown.filter(tellsWhoPlays).map(playerOf));
    return shown.filter((event) => !tellsWhoPlays(event) || !hidden.has(playerOf(event))).slice(0, count);
  }

  /** The newest events of each kind. Stores open all day long and would otherwise push out the other kinds. */
  async newestOfEachKind(count: number): Promise<WorldEventEntity[]> {
    const events = await Promise.all(WORLD_EVENT_KINDS.map((kind) => this.newest(count, kind)));
    return events.flat().sort((a, b) => b.at - a.at || b.id - a.id);
  }

  async subjectsOf(kind: WorldEventKind): Promise<ReadonlySet<string>> {
    const rows = await this.events.find({ select: { id: true, subject: true }, where: { kind } });
    return new Set(rows.map(({ subject }) => subject));
  }

  /** Adds each event once. An event that is already written stays unchanged. */
  async add(events: readonly NewEvent[]): Promise<void> {
    const fresh: NewEvent[] = [];
    for (const batch of inBatches(events, ROWS_PER_STATEMENT)) fresh.push(...(await this.unknown(batch)));
    if (fresh.length === 0) return;
    await this.unitOfWork.run(async (manager) => {
      if (fresh.some(({ kind }) => kind === 'store')) await lockCursor(manager);
      await this.addTo(manager, fresh);
    });
  }

  /** The same as `add` in a unit of work that holds the lock on the cursor. */
  async addTo(manager: EntityManager, events: readonly NewEvent[]): Promise<void> {
    for (const batch of inBatches(events, ROWS_PER_STATEMENT)) {
      const rows = await withoutKnownOpenings(manager, batch);
      if (rows.length > 0) await insertMissing(manager, WorldEventEntity, rows);
    }
  }

  /** Events of the highest level stay. They would otherwise be found and written again. */
  async removeBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.delete(WorldEventEntity, { at: And(MoreThan(0), LessThan(at)), kind: Not('level') }),
    );
  }

  /** Removes the oldest events of those kinds that the game reports in large numbers. */
  async removeSurplus(): Promise<void> {
    for (const kind of GAME_EVENT_KINDS) {
      const [oldest] = await this.events.find({
        select: { id: true },
        where: { kind },
        order: { id: 'DESC' },
        skip: MAX_OF_GAME_KIND,
        take: 1,
      });
      if (oldest === undefined) continue;
      await this.unitOfWork.run((manager) =>
        manager.delete(WorldEventEntity, { kind, id: LessThanOrEqual(oldest.id) }),
      );
    }
  }

  /** Filters known events first, because an ignored insert also uses up an id. */
  private async unknown(events: readonly NewEvent[]): Promise<NewEvent[]> {
    const written = await this.events.find({
      select: { id: true, kind: true, subject: true },
      where: { subject: In(events.map(({ subject }) => subject)) },
    });
    const known = new Set(written.map(({ kind, subject }) => `${kind} ${subject}`));
    return events.filter(({ kind, subject }) => !known.has(`${kind} ${subject}`));
  }
}

function tellsWhoPlays({ kind, characterId }: WorldEventEntity): boolean {
  return characterId !== null && TELLS_WHO_PLAYS.has(kind);
}

function playerOf({ characterId }: WorldEventEntity): number {
  return Number(characterId);
}

async function withoutKnownOpenings(manager: EntityManager, events: readonly NewEvent[]) {
  const owners = events.flatMap(({ kind, characterId }) => (kind === 'store' ? [Number(characterId)] : []));
  if (owners.length === 0) return [...events];
  const known = await manager.find(WorldEventEntity, {
    select: { id: true, characterId: true, at: true },
    where: { kind: 'store', characterId: In(owners) },
  });
  const isKnown = ({ characterId, at }: NewEvent) =>
    known.some((row) => row.characterId === characterId && Math.abs(row.at - at) <= SAME_OPENING_MS);
  return events.filter((event) => event.kind !== 'store' || !isKnown(event));
}
