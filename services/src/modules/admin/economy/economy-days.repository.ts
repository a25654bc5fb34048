import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import { EconomyDayEntity } from '../admin.entities.js';

export type EconomyRow = Omit<EconomyDayEntity, 'day'>;

export interface EconomyDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Milliseconds UTC. */
  start: number;
  end: number;
}

/** Sources per day that keep their own row. All others share one row without a name. */
export const MAX_SOURCES = 60;

/** Accounts and items kept per day. The largest of a month are in the lists of most of its days. */
export const MAX_MOVERS = 100;
export const MAX_ITEMS = 100;

/** Row for all sources beyond the limit. */
const OTHER_SOURCES = '';

export function summed(rows: readonly EconomyRow[]): EconomyRow[] {
  const sums = new Map<string, EconomyRow>();
  for (const row of rows) {
    const key = `${row.kind}\n${row.currency}\n${row.subject}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...row });
    else {
      sum.paid += row.paid;
      sum.taken += row.taken;
    }
  }
  return [...sums.values()];
}

export function foldedSources(rows: readonly EconomyRow[], most: number): EconomyRow[] {
  const folded: EconomyRow[] = [];
  for (const ofCurrency of grouped(rows, ({ currency }) => currency).values()) {
    const sorted = ofCurrency.toSorted((a, b) => b.paid + b.taken - (a.paid + a.taken));
    const rest = sorted.slice(most).map((row) => ({ ...row, subject: OTHER_SOURCES }));
    folded.push(...sorted.slice(0, most), ...rest);
  }
  return summed(folded);
}

const DONE: EconomyRow = { kind: 'done', currency: '', subject: '', paid: 0, taken: 0 };
const BATCH = 200;

@Injectable()
export class EconomyDaysRepository {
  constructor(
    @InjectRepository(EconomyDayEntity) private readonly economyDays: Repository<EconomyDayEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async read(days: readonly string[]): Promise<ReadonlyMap<string, readonly EconomyRow[]>> {
    const rows = await this.economyDays.findBy({ day: In([...days]) });
    const byDay = grouped(rows, ({ day }) => day);
    return new Map([...byDay].filter(([, ofDay]) => ofDay.some(({ kind }) => kind === 'done')));
  }

  /** Sums of a finished day are final. If two processes write them, the second one writes nothing. */
  async write(day: string, rows: readonly EconomyRow[]): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const written = [...rows, DONE].map((row) => ({ ...row, day }));
      for (const batch of inBatches(written, BATCH)) await insertMissing(manager, EconomyDayEntity, batch);
    });
  }

  /** Usually there is no such row, and then nothing is locked. */
  async removeFrom(day: string): Promise<void> {
    const unfinished = { day: MoreThanOrEqual(day) };
    if (!(await this.economyDays.existsBy(unfinished))) return;
    await this.unitOfWork.run((manager) => manager.delete(EconomyDayEntity, unfinished));
  }

  async removeBefore(day: string): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(EconomyDayEntity, { day: LessThan(day) }));
  }
}
