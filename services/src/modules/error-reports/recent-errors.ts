import { Injectable } from '@nestjs/common';
import { DAY_MS, grouped } from '@portico/domain';
import { ErrorCountsRepository, type ErrorSum } from './error-counts.repository.js';

export interface RecentErrors {
  count: number;
  /**
   * The most frequent error of the version in service, or of any version if that has none. Undefined if only the sum
   * of further errors is known.
   */
  most: ErrorSum | undefined;
}

/** Counts the errors that browsers reported within the last day. */
@Injectable()
export class RecentErrorsReader {
  constructor(private readonly repository: ErrorCountsRepository) {}

  /**
   * By name of the remote, `shell` for the shell. Remotes without an error are left out. Versions that no visitor got
   * are left out too, because only their team previewed them.
   */
  async lastDay(
    inService: ReadonlyMap<string, { version: string; unserved?: readonly string[] | undefined }>,
    now = Date.now(),
  ): Promise<ReadonlyMap<string, RecentErrors>> {
    const sums = await this.repository.since(now - DAY_MS);
    const served = sums.filter(({ remote, version }) => !inService.get(remote)?.unserved?.includes(version));
    return new Map(
      [...grouped(served, ({ remote }) => remote)].map(([remote, own]) => [
        remote,
        summary(own, inService.get(remote)?.version),
      ]),
    );
  }
}

function summary(sums: readonly ErrorSum[], versionInService: string | undefined): RecentErrors {
  const told = sums.filter(({ message }) => message !== '').sort((a, b) => b.occurrences - a.occurrences);
  return {
    count: sums.reduce((total, { occurrences }) => total + occurrences, 0),
    most: told.find(({ version }) => version === versionInService) ?? told[0],
  };
}
