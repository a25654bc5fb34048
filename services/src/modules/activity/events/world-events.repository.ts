import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, In, LessThan, MoreThan, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import { UnitOfWork, insertMissing } from '../../../platform/persistence/index.js';
import type { NewEvent } from './event-sources.js';
import { WorldEventEntity } from './world-event.entity.js';
import type { WorldEventKind } from './world-event.entity.js';

const ROWS_PER_STATEMENT = 100;

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
    const fresh: NewEvent[][] = [];
    for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT)
      fresh.push(await this.unknown(events.slice(start, start + ROWS_PER_STATEMENT)));
    if (fresh.every(({ length }) => length === 0)) return;
    await this.unitOfWork.run(async (manager) => {
      for (const rows of fresh) if (rows.length > 0) await insertMissing(manager, WorldEventEntity, rows);
    });
  }

  /** Events of the highest level stay, for they would be found again. */
  async removeBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.delete(WorldEventEntity, { at: And(MoreThan(0), LessThan(at)), kind: Not('level') }),
    );
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
