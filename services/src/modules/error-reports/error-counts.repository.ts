import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, type Repository } from 'typeorm';
import { UnitOfWork, lockRow } from '../../platform/persistence/index.js';
import { ErrorCountEntity } from './error-count.entity.js';

/** Different errors of one release that an hour tells apart, and of all releases; the rest is one sum per release. */
const MAX_PER_RELEASE = 10;
const MAX_PER_HOUR = 100;

/** Fingerprint of the errors that are not told apart. */
const OTHER = 'other';

/** One error of one release, over several hours. */
export type ErrorSum = Pick<ErrorCountEntity, 'remote' | 'version' | 'message' | 'occurrences'>;

@Injectable()
export class ErrorCountsRepository {
  constructor(
    @InjectRepository(ErrorCountEntity) private readonly errorCounts: Repository<ErrorCountEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(counts: readonly ErrorCountEntity[]): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      for (const count of counts) await addOne(manager, count);
    });
  }

  async removeBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(ErrorCountEntity, { hourAt: LessThan(at) }));
  }

  /** Reports since a point in time, summed up by release and error. */
  async since(at: number): Promise<ErrorSum[]> {
    const rows = await this.errorCounts
      .createQueryBuilder('c')
      .select('c.remote', 'remote')
      .addSelect('c.version', 'version')
      .addSelect('MAX(c.message)', 'message')
      .addSelect('SUM(c.occurrences)', 'occurrences')
      .where('c.hourAt > :at', { at })
      .groupBy('c.remote')
      .addGroupBy('c.version')
      .addGroupBy('c.fingerprint')
      .getRawMany<Record<keyof ErrorSum, string>>();
    return rows.map((row) => ({ ...row, occurrences: Number(row.occurrences) }));
  }
}

async function addOne(manager: EntityManager, count: ErrorCountEntity): Promise<void> {
  const { hourAt, remote, version, fingerprint, occurrences: by } = count;
  const key = { hourAt, remote, version, fingerprint };
  if (await lockRow(manager, ErrorCountEntity, key, 'occurrences', { by })) return;
  const isFull = !(await hasRoom(manager, count));
  const row = isFull ? { ...count, fingerprint: OTHER, message: '', place: '' } : count;
  const first = { ...row, occurrences: 0 };
  const rowKey = { ...key, fingerprint: row.fingerprint };
  await lockRow(manager, ErrorCountEntity, rowKey, 'occurrences', { by, first });
}

async function hasRoom(manager: EntityManager, count: ErrorCountEntity): Promise<boolean> {
  const { hourAt, remote, version } = count;
  const ofRelease = await manager.countBy(ErrorCountEntity, { hourAt, remote, version });
  return ofRelease < MAX_PER_RELEASE && (await manager.countBy(ErrorCountEntity, { hourAt })) < MAX_PER_HOUR;
}
