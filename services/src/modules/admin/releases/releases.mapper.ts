import { problemMessage } from '../../releases/index.js';
import type { RemoteInService } from '../../releases/index.js';
import type { RecentErrors } from '../../error-reports/index.js';
import type { RemoteReleaseDto, ReportedErrorsDto } from './releases.dto.js';

export function toRemoteRelease(
  remote: RemoteInService,
  versionsKept: number,
  errors: ReportedErrorsDto | null,
): RemoteReleaseDto {
  const { name, active, release, portal, problem } = remote;
  return {
    name,
    version: active.version,
    previous: active.previous,
    since: active.since,
    paths: portal?.paths ?? [],
    slots: problem === undefined ? Object.keys(portal?.slots ?? {}).toSorted() : [],
    versionsKept,
    bytes: release?.bytes ?? null,
    brotliBytes: release ? brotliBytes(release.files) : null,
    health: { code: problem?.code ?? 'ok', message: problem ? `${name}: ${problemMessage(problem)}` : null },
    errors,
  };
}

export function toReportedErrors(errors: RecentErrors | undefined): ReportedErrorsDto {
  return {
    count: errors?.count ?? 0,
    message: errors?.most?.message ?? null,
    version: errors?.most?.version || null,
  };
}

/** What travels to a browser: each file as small as it is kept. */
function brotliBytes(files: Readonly<Record<string, { bytes: number; brotli: number | null }>>): number {
  return Object.values(files).reduce((sum, { bytes, brotli }) => sum + (brotli ?? bytes), 0);
}
