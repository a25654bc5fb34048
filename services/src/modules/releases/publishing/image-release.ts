import { publishRelease, type ReleaseOutcome } from './release-publisher.js';
import type { PublisherOptions } from './release-checks.js';
import { readCandidate } from './release-candidate.js';
import type { RemoteSource } from '../files/remote-source.js';
import { entryOf } from '../storage/active-release.js';

/** Far more than a remote has between two images that are still started. */
const MAX_REMEMBERED = 200;

/**
 * Releases a remote of an image unless the database already has its version; undefined if so. A start therefore
 * undoes neither later releases of a team nor those of a newer image.
 */
export async function releaseFromImage(
  options: PublisherOptions,
  source: RemoteSource,
): Promise<ReleaseOutcome | undefined> {
  const { store } = options;
  const { name, version } = (await readCandidate(source)).release;
  const entry = entryOf((await store.active()).remotes, name);
  if (entry?.imageVersions.includes(version)) return undefined;
  const isKept = entry !== undefined && (await store.has(name, version));
  const outcome = isKept ? undefined : await publishRelease(options, { source, startedFrom: version });
  // A version is not kept for ever: it is known by its name afterwards.
  await store.change(name, async ({ remotes }) => {
    const changed = entryOf(remotes, name);
    if (changed && !changed.imageVersions.includes(version))
      changed.imageVersions = [...changed.imageVersions, version].slice(-MAX_REMEMBERED);
  });
  return outcome;
}
