import { brotliBytes, problemMessage, ReleaseError } from '../../releases/index.js';
import type { ActiveRelease, KeptVersion, RemoteInService, RemoteWarning } from '../../releases/index.js';
import type { RecentErrors } from '../../error-reports/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type {
  KeptReleaseDto,
  ReleaseOriginDto,
  RemoteReleaseDto,
  ReportedErrorsDto,
} from './releases.dto.js';

export function toRemoteRelease(
  remote: RemoteInService,
  versions: readonly KeptVersion[],
  fitting: string | undefined,
  /** Its support window is over. Anything else that is wrong comes first. */
  ended: RemoteWarning | undefined,
  more: Pick<RemoteReleaseDto, 'errors' | 'canary'>,
): RemoteReleaseDto {
  const { name, active, release, portal, problem, warning } = remote;
  const fault = problem ?? warning ?? ended;
  return {
    name,
    version: active.version,
    previous: active.previous,
    since: active.since,
    paths: portal?.paths ?? [],
    slots: problem === undefined ? Object.keys(portal?.slots ?? {}).toSorted() : [],
    origin: originOf(versions.find(({ version }) => version === active.version)),
    versionsKept: versions.length,
    bytes: release?.bytes ?? null,
    brotliBytes: release ? brotliBytes(release.files) : null,
    health: {
      code: fault?.code ?? 'ok',
      message: fault ? `${name}: ${problemMessage(fault)}` : null,
      isServed: problem === undefined,
      fitting: fitting ?? null,
    },
    ...more,
  };
}

function originOf(kept: Pick<KeptVersion, 'provenance'> | undefined): ReleaseOriginDto {
  const { author = null, commit = null, message = null, tokenName: token = null } = kept?.provenance ?? {};
  const { keyName: key = null, keyFingerprint = null } = kept?.provenance ?? {};
  return { author, commit, message, token, key, keyFingerprint };
}

export function toReportedErrors(errors: RecentErrors | undefined): ReportedErrorsDto {
  return {
    count: errors?.count ?? 0,
    message: errors?.most?.message ?? null,
    version: errors?.most?.version || null,
  };
}

/** Converts a failure into the error of the call. The text of a `ReleaseError` is written for the caller. */
export function toRefusal(error: unknown): unknown {
  return error instanceof ReleaseError ? new AppError('releases.refused', { message: error.message }) : error;
}

export function toKeptReleases(
  versions: readonly KeptVersion[],
  { version: current, previous, since, lastServed, unserved, canary }: ActiveRelease,
  isInService: boolean,
): KeptReleaseDto[] {
  const isCurrent = ({ version }: { version: string }) => version === current;
  const lastServedAt = ({ version }: KeptVersion) => {
    if (unserved?.includes(version)) return null;
    if (!isCurrent({ version })) return lastServed[version] ?? null;
    // For a retired remote, `since` is the time of its retirement.
    return isInService ? null : since;
  };
  const rank = (kept: KeptReleaseDto) =>
    isCurrent(kept) ? Number.POSITIVE_INFINITY : (kept.lastServedAt ?? 0);
  return versions
    .map((kept) => ({
      version: kept.version,
      isInService: isInService && isCurrent(kept),
      // A roll-back of a retired remote brings back its last release.
      isPrevious: kept.version === (isInService ? previous : current),
      isCanary: isInService && kept.version === canary?.version,
      origin: originOf(kept),
      builtAt: kept.release?.createdAt ?? null,
      lastServedAt: lastServedAt(kept),
      brotliBytes: kept.release ? brotliBytes(kept.release.files) : null,
    }))
    .sort((one, other) => rank(other) - rank(one));
}
