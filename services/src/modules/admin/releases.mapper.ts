import { problemMessage } from '../portal/index.js';
import type { RemoteInService } from '../portal/index.js';
import type { RemoteReleaseDto } from './releases.dto.js';

export function toRemoteRelease(remote: RemoteInService, versionsKept: number): RemoteReleaseDto {
  const { name, active, release, portal, problem } = remote;
  return {
    name,
    version: active.version,
    previous: active.previous,
    since: active.since,
    paths: portal?.paths ?? [],
    versionsKept,
    bytes: release?.bytes ?? null,
    brotliBytes: release ? brotliBytes(release.files) : null,
    health: { code: problem?.code ?? 'ok', message: problem ? `${name}: ${problemMessage(problem)}` : null },
  };
}

/** What travels to a browser: each file as small as it is kept. */
function brotliBytes(files: Readonly<Record<string, { bytes: number; brotli: number | null }>>): number {
  return Object.values(files).reduce((sum, { bytes, brotli }) => sum + (brotli ?? bytes), 0);
}
