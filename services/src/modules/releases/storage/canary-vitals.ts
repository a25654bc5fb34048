import { type EntityManager, IsNull, Not } from 'typeorm';
import { CanaryVisitorEntity } from './release.entities.js';

export type Vitals = Pick<CanaryVisitorEntity, 'lcp' | 'cls' | 'inp'>;

export interface CanaryVitals {
  canary: Vitals;
  control: Vitals;
}

/** The 75th percentile of each web vital, as they are judged by; null where no visitor told one. The database sorts: 40,000 rows are many. */
export async function readVitals(manager: EntityManager, canaryId: string): Promise<CanaryVitals> {
  const upperQuarter = async (isCanary: boolean, vital: keyof Vitals) => {
    const where = { canaryId, isCanary, [vital]: Not(IsNull()) };
    const count = await manager.countBy(CanaryVisitorEntity, where);
    if (count === 0) return null;
    const [visitor] = await manager.find(CanaryVisitorEntity, {
      select: { canaryId: true, visitor: true, [vital]: true },
      where,
      order: { [vital]: 'ASC' },
      skip: Math.ceil(count * 0.75) - 1,
      take: 1,
    });
    return visitor?.[vital] ?? null;
  };
  const vitalsOf = async (isCanary: boolean) => ({
    lcp: await upperQuarter(isCanary, 'lcp'),
    cls: await upperQuarter(isCanary, 'cls'),
    inp: await upperQuarter(isCanary, 'inp'),
  });
  return { canary: await vitalsOf(true), control: await vitalsOf(false) };
}
