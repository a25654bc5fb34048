import { problemMessage } from '../releases/release-rules.js';
import type { ReleaseStore } from '../releases/release-store.js';
import { inspectRemote } from '../registry/remote-in-service.js';

/** What is in service, as a table for a terminal. */
export async function releasesTable(
  store: ReleaseStore,
  shared: Readonly<Record<string, string>> | undefined,
): Promise<string> {
  const { remotes } = await store.active();
  if (Object.keys(remotes).length === 0) return 'Nothing has been released yet.';
  const rows = await Promise.all(
    Object.entries(remotes)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(async ([name, active]) => {
        const { problem } = await inspectRemote(store, name, active, shared);
        const since = new Date(active.since).toISOString().replace('T', ' ').slice(0, 16);
        return [
          name,
          active.version,
          `${since} UTC`,
          active.previous ?? '-',
          problem ? problemMessage(problem) : 'ok',
        ];
      }),
  );
  return columns([['remote', 'version', 'since', 'before', 'health'], ...rows]);
}

function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
