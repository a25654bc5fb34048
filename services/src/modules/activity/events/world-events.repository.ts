import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MINUTE_MS } from '@portico/domain';
import { And, In, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UnitOfWork, insertMissing } from '../../../platform/persistence/index.js';
import { lockCursor } from './bridge-cursor.entity.js';
import type { NewEvent } from './event-sources.js';
import { GAME_EVENT_KINDS, WorldEventEntity } from './world-event.entity.js';
import type { WorldEventKind } from './world-event.entity.js';

const ROWS_PER_STATEMENT = 100;

/** The record of stores and the running game tell of one opening at two times, and who opens again at once is no news. */
const SAME_OPENING_MS = 10 * MINUTE_MS;

/** A busy market sells all day, and no more of a kind are ever read. */
const MAX_OF_GAME_KIND = 500;

@Injectable()
export class WorldEventsRepository {
  constructor(
    @InjectRepository(WorldEventEntity) private readonly events: Repository<WorldEventEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest first, of one kind or of all. */
  newest(take: number, kind?: WorldEventKind): Promise<WorldEventEntity[]> {
    const where = { at: MoreThan(0), ...(kind !== undefined && { kind }) };
    return this.events.find({ where, order: { at: 'DESC', id: 'DESC' }, take });
  }

  async subjectsOf(kind: WorldEventKind): Promise<ReadonlySet<string>> {
    const rows = await this.events.find({ select: { id: true, subject: true }, where: { kind } });
    return new Set(rows.map(({ subject }) => subject));
  }

  /** Each once: what is written already stays as it is. */
  async add(events: readonly NewEvent[]): Promise<void> {
    const fresh: NewEvent[] = [];
    for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT)
      fresh.push(...(await this.unknown(events.slice(start, start + ROWS_PER_STATEMENT))));
    if (fresh.length === 0) return;
    await this.unitOfWork.run(async (manager) => {
      if (fresh.some(({ kind }) => kind === 'store')) await lockCursor(manager);
      await insertNew(manager, fresh);
    });
  }

  /** The same within a unit of work that holds the row of the cursor. */
  async addTo(manager: EntityManager, events: readonly NewEvent[]): Promise<void> {
    await insertNew(manager, events);
  }

  /** Events of the highest level stay, for they would be found again. */
  async removeBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.delete(WorldEventEntity, { at: And(MoreThan(0), LessThan(at)), kind: Not('level') }),
    );
  }

  /** Removes the oldest of those that the game tells in numbers. */
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

  /** Ignored inserts would use up a number each minute. */
  private async unknown(events: readonly NewEvent[]): Promise<NewEvent[]> {
    const written = await this.events.find({
      select: { id: true, kind: true, subject: true },
      where: { subject: In(events.map(({ subject }) => subject)) },
    });
    const known = new Set(written.map(({ kind, subject }) => `${kind} ${subject}`));
    return events.filter(({ kind, subject }) => !known.has(`${kind} ${subject}`));
  }
}

async function insertNew(manager: EntityManager, events: readonly NewEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT) {
    const rows = await withoutKnownOpenings(manager, events.slice(start, start + ROWS_PER_STATEMENT));
    if (rows.length > 0) await insertMissing(manager, WorldEventEntity, rows);
  }
}

async function withoutKnownOpenings(
  manager: EntityManager,
  events: readonly NewEvent[],
): Promise<NewEvent[]> {
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
