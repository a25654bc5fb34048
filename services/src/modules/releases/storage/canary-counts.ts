import type { EntityManager } from 'typeorm';
import { CanaryVisitorEntity } from './canary.entities.js';

export interface GroupCounts {
  visitors: number;
  views: number;
  /** Visitors with a fault; one browser counts once, however often its network changes. */
  faults: number;
}

export interface CanaryCounts {
  canary: GroupCounts;
  control: GroupCounts;
}

/** Visitors of a canary and of its control group so far. */
export async function countGroups(manager: EntityManager, canaryId: string): Promise<CanaryCounts> {
  const rows = await manager
    .createQueryBuilder(CanaryVisitorEntity, 'v')
    .select('v.isCanary', 'isCanary')
    .addSelect('COUNT(*)', 'visitors')
    .addSelect('SUM(v.views)', 'views')
    .addSelect('COUNT(DISTINCT CASE WHEN v.isFaulty = 1 THEN v.draw END)', 'faults')
    .where('v.canaryId = :canaryId', { canaryId })
    .groupBy('v.isCanary')
    .getRawMany<Record<keyof GroupCounts | 'isCanary', string | number>>();
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
