import { type EntityManager, In, IsNull } from 'typeorm';
import { push } from '../../../platform/collections/index.js';
import { insertRows, lockRow } from '../../../platform/persistence/index.js';
import { CanaryEntity, CanaryVisitorEntity } from '../storage/canary.entities.js';

export type Vitals = Pick<CanaryVisitorEntity, 'lcp' | 'cls' | 'inp'>;

/** Visitors that a canary and its control group have together; both stop to grow then. */
const MAX_VISITORS = 40_000;

const MAX_VIEWS = 10_000;

/**
 * A visitor with one more report. The group of the first one stays: the others of a network who are in the other group do not count,
 * or the groups would not be drawn anymore.
 */
export function mergeVisit(known: CanaryVisitorEntity, visit: CanaryVisitorEntity): CanaryVisitorEntity {
  if (known.isCanary !== visit.isCanary) return known;
  return {
    ...known,
    views: Math.min(known.views + visit.views, MAX_VIEWS),
    isFaulty: known.isFaulty || visit.isFaulty,
    lcp: known.lcp ?? visit.lcp,
    cls: known.cls ?? visit.cls,
    inp: known.inp ?? visit.inp,
  };
}

/** Adds reports to the visitors of canaries that still run. */
export async function writeVisits(
  manager: EntityManager,
  visits: readonly CanaryVisitorEntity[],
): Promise<void> {
  const byCanary = new Map<string, CanaryVisitorEntity[]>();
  for (const visit of visits) push(byCanary, visit.canaryId, visit);
  for (const [canaryId, some] of byCanary) {
    // Other portals count the same visitors: one after the other, and none after the end.
    if (!(await lockRow(manager, CanaryEntity, { id: canaryId, endedAt: IsNull() }, 'share'))) continue;
    const rows = await manager.findBy(CanaryVisitorEntity, {
      canaryId,
      visitor: In(some.map(({ visitor }) => visitor)),
    });
    const known = new Map(rows.map((row) => [row.visitor, row]));
    const added = some.filter(({ visitor }) => !known.has(visitor));
    const room =
      added.length === 0 ? 0 : MAX_VISITORS - (await manager.countBy(CanaryVisitorEntity, { canaryId }));
    await insertRows(manager, CanaryVisitorEntity, added.slice(0, Math.max(0, room)));
    for (const visit of some) {
      const row = known.get(visit.visitor);
      if (row === undefined) continue;
      const { canaryId: id, visitor, ...values } = mergeVisit(row, visit);
      await manager.update(CanaryVisitorEntity, { canaryId: id, visitor }, values);
    }
  }
}
