import type { EntityManager } from 'typeorm';
import { engineOf } from '../../../platform/persistence/index.js';
import { CanaryVisitorEntity } from './canary.entities.js';

export interface GroupCounts {
  visitors: number;
  views: number;
  /** Numbers of cookies with a fault, so that one browser counts once in many networks. At a share of 1 % there are 100 numbers. */
  faults: number;
}

export interface CanaryCounts {
  canary: GroupCounts;
  control: GroupCounts;
}

/** Visitors of a canary and of its control group so far. */
export async function countGroups(
  manager: EntityManager,
  canaryId: string,
  { isFinal = false } = {},
): Promise<CanaryCounts> {
  const query = manager
    .createQueryBuilder(CanaryVisitorEntity, 'v')
    .select('v.isCanary', 'isCanary')
    .addSelect('COUNT(*)', 'visitors')
    .addSelect('SUM(v.views)', 'views')
    .addSelect('COUNT(DISTINCT CASE WHEN v.isFaulty = 1 THEN v.draw END)', 'faults')
    .where('v.canaryId = :canaryId', { canaryId })
    .groupBy('v.isCanary');
  // A server reads current rows where it locks them, else those of the time when the unit of work first read.
  if (isFinal && engineOf(manager.connection) === 'mysql') query.setLock('pessimistic_write');
  const rows = await query.getRawMany<Record<keyof GroupCounts | 'isCanary', string | number>>();
  const groupOf = (isCanary: boolean) => {
    const row = rows.find((each) => Boolean(Number(each.isCanary)) === isCanary);
    return {
      visitors: Number(row?.visitors ?? 0),
      views: Number(row?.views ?? 0),
      faults: Number(row?.faults ?? 0),
    };
  };
  return { canary: groupOf(true), control: groupOf(false) };
}
