import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In, IsNull } from 'typeorm';
import { push } from '../../../platform/collections/index.js';
import { insertRows, lockRow, type UnitOfWork } from '../../../platform/persistence/index.js';
import { CanaryEntity, CanaryVisitorEntity } from '../storage/canary.entities.js';

/** Visitors that a canary and its control group have together; more are not counted. */
const MAX_VISITORS = 40_000;

const MAX_VIEWS = 10_000;

/**
 * A visitor with one more report. The group of the first report stays, and reports of the other group are left out: otherwise a
 * network could be counted in both groups.
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

/** Adds reports to the visitors of canaries that still run. A canary whose reports cannot be written loses them alone. */
export async function writeVisits(
  unitOfWork: UnitOfWork,
  visits: Iterable<CanaryVisitorEntity>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const byCanary = new Map<string, CanaryVisitorEntity[]>();
  for (const visit of visits) push(byCanary, visit.canaryId, visit);
  // A unit of work for each: `lockRow` is to come before anything is read, and one lock at a time cannot deadlock.
  for (const [canaryId, some] of byCanary)
    await unitOfWork.run((manager) => writeCanary(manager, canaryId, some)).catch(onFailure);
}

async function writeCanary(
  manager: EntityManager,
  canaryId: string,
  visits: readonly CanaryVisitorEntity[],
): Promise<void> {
  // Other portals count the same visitors: one after the other, and none after the end.
  if (!(await lockRow(manager, CanaryEntity, { id: canaryId, endedAt: IsNull() }, 'share'))) return;
  const rows = await manager.findBy(CanaryVisitorEntity, {
    canaryId,
    visitor: In(visits.map(({ visitor }) => visitor)),
  });
  const known = new Map(rows.map((row) => [row.visitor, row]));
  const added = visits.filter(({ visitor }) => !known.has(visitor));
  const room =
    added.length === 0 ? 0 : MAX_VISITORS - (await manager.countBy(CanaryVisitorEntity, { canaryId }));
  await insertRows(manager, CanaryVisitorEntity, added.slice(0, Math.max(0, room)));
  for (const visit of visits) {
    const row = known.get(visit.visitor);
    if (row === undefined) continue;
    const merged = mergeVisit(row, visit);
    if (isDeepStrictEqual({ ...merged }, { ...row })) continue;
    const { canaryId: _id, visitor, ...values } = merged;
    await manager.update(CanaryVisitorEntity, { canaryId, visitor }, values);
  }
}
