import { isDeepStrictEqual } from 'node:util';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { CachedValue } from '../../../platform/cache/index.js';
import { push } from '../../../platform/collections/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { connectionOf } from '../../../platform/http/index.js';
import { Signer } from '../../../platform/keys/index.js';
import { insertRows, lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import { readDraw } from '../registry/canary-groups.js';
import { ReleaseRegistry } from '../registry/release-registry.js';
import { canaryGroup } from '../registry/remote-in-service.js';
import { countGroups, readVitals } from '../storage/canary-tables.js';
import type { CanaryCounts, CanaryVitals, Vitals } from '../storage/canary-tables.js';
import { CanaryEntity, CanaryVisitorEntity } from '../storage/release.entities.js';

/** Maximum number of visitors of a canary and its control group together. Further visitors are not counted. */
const MAX_VISITORS = 40_000;

const MAX_VIEWS = 10_000;

/** Adds a report to a visitor. The first one decides the group, and reports of the other are dropped: no network counts in both. */
function mergeVisit(known: CanaryVisitorEntity, visit: CanaryVisitorEntity): CanaryVisitorEntity {
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

/** Adds reports to the visitors of canaries that still run. If the reports of one canary cannot be written, only these are lost. */
export async function writeVisits(
  unitOfWork: UnitOfWork,
  visits: Iterable<CanaryVisitorEntity>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const byCanary = new Map<string, CanaryVisitorEntity[]>();
  for (const visit of visits) push(byCanary, visit.canaryId, visit);
  // Each canary has its own unit of work: `lockRow` must come before any read, and a single lock cannot deadlock.
  for (const [canaryId, some] of byCanary)
    await unitOfWork.run((manager) => writeCanary(manager, canaryId, some)).catch(onFailure);
}

async function writeCanary(manager: EntityManager, canaryId: string, visits: readonly CanaryVisitorEntity[]) {
  // The lock makes portals that count the same visitors write one after the other. After the canary's end none can write.
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

export interface ReportedVisit {
  remote: string;
  version: string;
  cookie: string | undefined;
  network: string;
  /** Undefined for the report of an error, which does not count as a view. */
  vitals?: Vitals;
}

/** Time between two writes. A flood of reports then takes only a few statements. */
const WRITE_AFTER_MS = 1_000;

/** Maximum number of visitors between two writes. Further visitors are not counted. */
const MAX_PENDING = 1000;

const VITALS_FRESH_MS = 10_000;

/** More than the number of canaries that run at a time. */
const MAX_KEPT_VITALS = 50;

const HASH_LENGTH = 22;

/** Counts visitors of both groups: an IPv4 address or a /48 of IPv6 is one. A report must match the cookie of its sender. */
@Injectable()
export class CanaryVisits implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Canaries');
  private readonly signer: Signer;
  private pending = new Map<string, CanaryVisitorEntity>();
  private readonly vitalsById = new LRUCache<string, CachedValue<CanaryVitals>>({ max: MAX_KEPT_VITALS });
  private writing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly unitOfWork: UnitOfWork,
    @InjectRepository(CanaryVisitorEntity) private readonly visitors: Repository<CanaryVisitorEntity>,
    @InjectRepository(CanaryEntity) private readonly canaries: Repository<CanaryEntity>,
    { env }: PorticoConfig,
  ) {
    this.signer = new Signer(env.tokenSecret, 'canary visitors');
  }

  async note({ remote: name, version, cookie, network, vitals }: ReportedVisit): Promise<void> {
    const draw = readDraw(cookie);
    if (draw === undefined) return;
    const remote = (await this.registry.inService()).find((each) => each.name === name);
    const canary = remote?.active.canary;
    const group = remote && canaryGroup(remote, draw);
    if (canary === undefined || group === undefined) return;
    if (version !== (group === 'canary' ? canary.version : remote?.active.version)) return;
    this.add({
      canaryId: canary.id,
      visitor: this.signer.sign(`${canary.id} ${connectionOf(network)}`).slice(0, HASH_LENGTH),
      isCanary: group === 'canary',
      draw: draw.draw,
      views: vitals === undefined ? 0 : 1,
      isFaulty: vitals === undefined,
      lcp: vitals?.lcp ?? null,
      cls: vitals?.cls ?? null,
      inp: vitals?.inp ?? null,
    });
  }

  counts(canaryId: string): Promise<CanaryCounts> {
    return countGroups(this.visitors.manager, canaryId);
  }

  /** Web vitals of a canary and of its control group, at most ten seconds old, because open boards ask again and again. */
  vitals(canaryId: string): Promise<CanaryVitals> {
    const read = () => readVitals(this.visitors.manager, canaryId);
    const kept = this.vitalsById.get(canaryId) ?? new CachedValue(read, { freshMs: VITALS_FRESH_MS });
    this.vitalsById.set(canaryId, kept);
    return kept.get();
  }

  async history(remote: string, limit: number): Promise<Omit<CanaryEntity, 'id' | 'remote'>[]> {
    const rows = await this.canaries.find({ where: { remote }, order: { startedAt: 'DESC' }, take: limit });
    return rows.map(({ id: _id, remote: _remote, ...canary }) => canary);
  }

  /** Writes pending visits after earlier writes have ended. If the database is slow, reports are lost, not queued. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => {
      const visits = this.pending.values();
      this.pending = new Map();
      return writeVisits(this.unitOfWork, visits, (error) =>
        this.logger.warn(`Visitors of a canary were not counted: ${reasonOf(error)}`),
      );
    });
    await this.writing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private add(visit: CanaryVisitorEntity): void {
    const key = `${visit.canaryId} ${visit.visitor}`;
    const known = this.pending.get(key);
    if (known === undefined && this.pending.size >= MAX_PENDING) return;
    this.pending.set(key, known === undefined ? visit : mergeVisit(known, visit));
    this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }
}
