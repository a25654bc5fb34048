import { type EntityManager, IsNull, Not } from 'typeorm';
import { engineOf, insertRows } from '../../../platform/persistence/index.js';
import type { ActiveRelease } from './active-release.js';
import { CanaryEntity, type CanaryOutcome, CanaryVisitorEntity } from './release.entities.js';

interface GroupCounts {
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

/** Person and reason behind the start or the end of a canary. A release that replaces a canary has its own message as the reason. */
export interface CanaryAct {
  /** Null for a command, and for the rule. */
  by: string | null;
  reason: string | null;
  isByRule?: boolean;
  outcome?: CanaryOutcome;
}

export interface CanaryChange {
  started?: CanaryEntity;
  /** Another share of the same canary. */
  share?: Pick<CanaryEntity, 'id' | 'share'>;
  ended?: Pick<CanaryEntity, 'id' | 'endedAt' | 'outcome' | 'endedBy' | 'isByRule' | 'endReason'>;
}

interface Entries {
  before: ActiveRelease | undefined;
  /** In service after the change; undefined for a remote that it retires. */
  after: ActiveRelease | undefined;
}

/**
 * Ends a canary whose comparison no longer holds, because another version is in service, and tells what a change starts and ends.
 * `entry` is the remote after the change, also when it is retired.
 */
export function settleCanary(
  remote: string,
  entry: ActiveRelease,
  { before, after }: Entries,
  { act, now }: { act: CanaryAct | undefined; now: number },
): CanaryChange | undefined {
  const known = before?.canary;
  if (known !== undefined && entry.canary?.id === known.id && after?.version !== before?.version)
    delete entry.canary;
  const current = entry.canary;
  if (known?.id === current?.id) {
    const isSame = current === undefined || current.share === known?.share;
    return isSame ? undefined : { share: { id: current.id, share: current.share } };
  }
  const change: CanaryChange = {};
  if (known !== undefined) {
    const isPromoted = after?.version === known.version;
    // Tabs that are open still need its files.
    if (!isPromoted) entry.lastServed = { ...entry.lastServed, [known.version]: now };
    const outcome = isPromoted ? 'promoted' : (act?.outcome ?? 'replaced');
    change.ended = {
      id: known.id,
      endedAt: now,
      outcome,
      endedBy: act?.by ?? null,
      isByRule: act?.isByRule ?? false,
      endReason: outcome === 'replaced' ? null : (act?.reason ?? null),
    };
  }
  if (current !== undefined) change.started = startedRow(remote, entry, current, act);
  return change;
}

function startedRow(
  remote: string,
  { version: comparedWith }: ActiveRelease,
  { id, version, share, since }: NonNullable<ActiveRelease['canary']>,
  act: CanaryAct | undefined,
): CanaryEntity {
  const unended = { endedAt: null, outcome: null, endedBy: null, isByRule: false, endReason: null };
  const uncounted = { canaryVisitors: 0, canaryFaults: 0, controlVisitors: 0, controlFaults: 0 };
  const start = { startedAt: since, startedBy: act?.by ?? null, startReason: act?.reason ?? null };
  return { id, remote, version, comparedWith, share, ...start, ...unended, ...uncounted };
}

/** Writes the history of canaries. The visitors of one that has ended become a sum. */
export async function writeCanaryChange(
  manager: EntityManager,
  { started, share, ended }: CanaryChange,
): Promise<void> {
  if (ended !== undefined) {
    const { id, ...end } = ended;
    // Locks the row ahead of the sum, so that no visitor is added after it.
    await manager.update(CanaryEntity, { id }, end);
    const { canary, control } = await countGroups(manager, id, { isFinal: true });
    const counts = {
      canaryVisitors: canary.visitors,
      canaryFaults: canary.faults,
      controlVisitors: control.visitors,
      controlFaults: control.faults,
    };
    await manager.update(CanaryEntity, { id }, counts);
    await manager.delete(CanaryVisitorEntity, { canaryId: id });
  }
  if (share !== undefined) await manager.update(CanaryEntity, { id: share.id }, { share: share.share });
  if (started !== undefined) await insertRows(manager, CanaryEntity, [started]);
}

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
