import { Injectable } from '@nestjs/common';
import { DAY_MS, grouped } from '@portico/domain';
import { ErrorCountsRepository, type ErrorSum } from './error-counts.repository.js';

export interface RecentErrors {
  count: number;
  /** The most frequent error of the version in service, or else of any. Undefined if only the sum of further ones is known. */
  most: ErrorSum | undefined;
}

@Injectable()
export class RecentErrorsReader {
  constructor(private readonly repository: ErrorCountsRepository) {}

  /** By remote, `shell` for the shell; none without an error. Versions that no visitor got are left out: only their team saw them. */
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
