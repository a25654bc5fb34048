import pLimit from 'p-limit';
import type { ActiveJson } from '@portico/contract';
import { activeJsonSchema } from '@portico/contract/schema';
import { isDatabaseAway } from '../../../platform/persistence/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { ActiveCopy } from './active-copy.js';
import type { ReleaseRows, ReleaseTables } from './release-tables.js';

export interface Snapshot extends ReleaseRows {
  active: ActiveJson;
}

/** Releases as the database had them when it was asked last. */
export class ReleaseSnapshots {
  private known: Snapshot | undefined;
  /** Reads one at a time, so that the last one stored is the latest. */
  private readonly inTurn = pLimit(1);

  constructor(
    private readonly tables: ReleaseTables,
    private readonly copy: ActiveCopy,
    private readonly onNew: () => void,
  ) {}

  /** The last one, without asking. */
  get lastSeen(): Snapshot | undefined {
    return this.known;
  }

  async latest(): Promise<Snapshot> {
    const { known } = this;
    if (known !== undefined && (await this.tables.revision()) === known.revision) return known;
    return this.inTurn(() => this.read());
  }

  /** While the database is away: as it was seen last. */
  async latestOrCopy(): Promise<Snapshot> {
    try {
      return await this.latest();
    } catch (error) {
      if (!isAway(error)) throw error;
      const rows = this.known ?? (await this.copy.read());
      if (rows === undefined) throw error;
      return (this.known ??= { ...rows, active: activeOf(rows) });
    }
  }

  private async read(): Promise<Snapshot> {
    const rows = await this.tables.rows();
    if (this.known?.revision === rows.revision) return this.known;
    const snapshot = { ...rows, active: activeOf(rows) };
    this.known = snapshot;
    this.onNew();
    await this.copy.write(snapshot);
    return snapshot;
  }
}

export function isAway(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof AppError && error.code === 'database.unavailable');
}

function activeOf({ remotes }: ReleaseRows): ActiveJson {
  const entries = remotes.map(
    ({ remote, isRetired, state }) => [remote, isRetired, JSON.parse(state)] as const,
  );
  const those = (wanted: boolean) =>
    Object.fromEntries(
      entries.filter(([, isRetired]) => isRetired === wanted).map(([name, , state]) => [name, state]),
    );
  return activeJsonSchema.parse({ remotes: those(false), retired: those(true) });
}
