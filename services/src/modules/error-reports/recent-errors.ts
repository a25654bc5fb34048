import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { ErrorCountsRepository, type ErrorSum } from './error-counts.repository.js';

/** Errors of one remote, whatever its version. */
export interface RecentErrors {
  count: number;
  /** The most frequent one of the version in service, or else of any; undefined where they were too many to be told apart. */
  most: ErrorSum | undefined;
}

/** Counts the errors that browsers reported within a day. */
@Injectable()
export class RecentErrorsReader {
  constructor(private readonly repository: ErrorCountsRepository) {}

  /**
   * By name of the remote, `shell` for the shell; those without an error are left out. `versions` are those in service,
   * by name.
   */
  async lastDay(
    versions: ReadonlyMap<string, string>,
    now = Date.now(),
  ): Promise<ReadonlyMap<string, RecentErrors>> {
    const byRemote = new Map<string, ErrorSum[]>();
    for (const sum of await this.repository.since(now - DAY_MS)) {
      byRemote.set(sum.remote, [...(byRemote.get(sum.remote) ?? []), sum]);
    }
    return new Map([...byRemote].map(([remote, sums]) => [remote, summary(sums, versions.get(remote))]));
  }
}

function summary(sums: readonly ErrorSum[], versionInService: string | undefined): RecentErrors {
  const told = sums.filter(({ message }) => message !== '').sort((a, b) => b.occurrences - a.occurrences);
  return {
    count: sums.reduce((total, { occurrences }) => total + occurrences, 0),
    most: told.find(({ version }) => version === versionInService) ?? told[0],
  };
}
