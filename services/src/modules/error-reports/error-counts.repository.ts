import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, type EntityManager, LessThan, PrimaryColumn, type Repository } from 'typeorm';
import {
  epochMsColumn,
  lockRow,
  moneyColumn,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../platform/persistence/index.js';

/** Number of times that browsers reported an error of a release within an hour. */
@Entity({ name: 'portal_error_count', engine: TABLE_ENGINE })
export class ErrorCountEntity {
  @epochMsColumn({ name: 'hour_at', primary: true }) hourAt: number;
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @PrimaryColumn({ name: 'version', type: 'varchar', length: 80 }) version: string;
  @PrimaryColumn({ name: 'fingerprint', type: 'varchar', length: 16 }) fingerprint: string;

  /** Message of the first report of this error. */
  @Column({ name: 'message', type: 'varchar', length: 200 }) message: string;
  @Column({ name: 'place', type: 'varchar', length: 160 }) place: string;
  @moneyColumn({ name: 'occurrences' }) occurrences: number;
}

/** Maximum number of different errors per hour, for one release and for all. Further errors become one sum per release. */
const MAX_PER_RELEASE = 10;
const MAX_PER_HOUR = 100;

const OTHER = 'other';

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
