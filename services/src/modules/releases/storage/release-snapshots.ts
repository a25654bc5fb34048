import { join } from 'node:path';
import type { ActiveJson } from '@portico/contract';
import { activeJsonSchema } from '@portico/contract/schema';
import pLimit from 'p-limit';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/index.js';
import { isDatabaseAway } from '../../../platform/persistence/index.js';
import { readJson, replaceJson } from '../files/json-file.js';
import type { ReleasePaths } from '../files/release-files.js';
import type { ReleaseRows, ReleaseTables } from './release-tables.js';

const nullableText = z.string().nullable();

const copySchema = z.object({
  revision: z.int(),
  remotes: z.array(z.object({ remote: z.string(), isRetired: z.boolean(), state: z.string() })),
  versions: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      createdAt: z.int(),
      bytes: z.int(),
      author: nullableText,
      commit: nullableText,
      message: nullableText,
      tokenName: nullableText,
      keyName: nullableText.default(null),
      keyFingerprint: nullableText.default(null),
    }),
  ),
});

export interface Snapshot extends ReleaseRows {
  active: ActiveJson;
}

export class ReleaseSnapshots {
  private known: Snapshot | undefined;
  /** Copy of the last known rows. A portal that starts while the database is unavailable uses it. */
  private readonly copy: string;
  /** Only one read at a time, so that the last one stored is the latest. */
  private readonly inTurn = pLimit(1);

  constructor(
    private readonly tables: ReleaseTables,
    { folder }: ReleasePaths,
    private readonly onNew: () => void,
  ) {
    this.copy = join(folder, 'in-service.json');
  }

  get lastSeen(): Snapshot | undefined {
    return this.known;
  }

  async latest(): Promise<Snapshot> {
    const { known } = this;
    if (known !== undefined && (await this.tables.revision()) === known.revision) return known;
    return this.inTurn(() => this.read());
  }

  async latestOrCopy(): Promise<Snapshot> {
    try {
      return await this.latest();
    } catch (error) {
      if (!isAway(error)) throw error;
      const rows = this.known ?? (await readJson(this.copy, copySchema).catch(() => undefined));
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
    await replaceJson(this.copy, rows);
    return snapshot;
  }
}

export function isAway(error: unknown): boolean {
  if (error instanceof AppError)
    return error.code === 'database.unavailable' || error.code === 'releases.bucket_unavailable';
  return isDatabaseAway(error);
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
