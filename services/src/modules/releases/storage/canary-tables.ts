import { type EntityManager, IsNull, Not } from 'typeorm';
import { engineOf, insertRows } from '../../../platform/persistence/index.js';
import type { ActiveRelease } from './active-release.js';
import { CanaryEntity, type CanaryOutcome, CanaryVisitorEntity } from './release.entities.js';

interface GroupCounts {
  visitors: number;
  views: number;
  /** Different cookie numbers with a fault: one browser counts once, even in many networks. A share of 1 % has 100 numbers. */
  faults: number;
}

export interface CanaryCounts {
  canary: GroupCounts;
  control: GroupCounts;
}

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
  // With a lock the server reads current rows. Without one it reads those from the start of the unit of work.
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

/** Person and reason for the start or the end of a canary. If a release replaces a canary, the reason is the release's message. */
export interface CanaryAct {
  /** Null for a command or the rule. */
  by: string | null;
  reason: string | null;
  isByRule?: boolean;
  outcome?: CanaryOutcome;
}

export interface CanaryChange {
  started?: CanaryEntity;
  share?: Pick<CanaryEntity, 'id' | 'share'>;
  ended?: Pick<CanaryEntity, 'id' | 'endedAt' | 'outcome' | 'endedBy' | 'isByRule' | 'endReason'>;
}

interface Entries {
  before: ActiveRelease | undefined;
  /** Entry after the change; undefined if the change retires the remote. */
  after: ActiveRelease | undefined;
}

/** The canaries that a change starts and ends. Another version in service ends one. `entry` is the remote after the change. */
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
    // Open tabs still need its files.
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

/** Writes the history of canaries. The rows of visitors of an ended canary are replaced by their sum. */
export async function writeCanaryChange(
  manager: EntityManager,
  { started, share, ended }: CanaryChange,
): Promise<void> {
  if (ended !== undefined) {
    const { id, ...end } = ended;
    // Locks the row before the sum, so that no visitor is added afterwards.
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

/** The 75th percentile of each web vital, the usual measure; null without reports. The database sorts up to 40,000 rows. */
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
