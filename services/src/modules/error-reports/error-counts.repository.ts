import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UnitOfWork } from '../../platform/persistence/index.js';
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

  /** What was reported since a point in time, summed up by release and error. */
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
  if (await increment(manager, count)) return;
  const row = (await hasRoom(manager, count))
    ? count
    : { ...count, fingerprint: OTHER, message: '', place: '' };
  await manager
    .createQueryBuilder()
    .insert()
    .into(ErrorCountEntity)
    .values({ ...row, occurrences: 0 })
    .orIgnore()
    .execute();
  await increment(manager, row);
}

async function increment(manager: EntityManager, count: ErrorCountEntity): Promise<boolean> {
  const { hourAt, remote, version, fingerprint, occurrences } = count;
  const key = { hourAt, remote, version, fingerprint };
  const { affected } = await manager.increment(ErrorCountEntity, key, 'occurrences', occurrences);
  return affected === 1;
}

async function hasRoom(manager: EntityManager, count: ErrorCountEntity): Promise<boolean> {
  const { hourAt, remote, version } = count;
  const ofRelease = await manager.countBy(ErrorCountEntity, { hourAt, remote, version });
  return ofRelease < MAX_PER_RELEASE && (await manager.countBy(ErrorCountEntity, { hourAt })) < MAX_PER_HOUR;
}
