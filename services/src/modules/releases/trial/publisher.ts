import type { PorticoConfig } from '../../../platform/config/index.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import type { ReleaseStore } from '../storage/release-store.js';
import type { ShellBuildFile } from '../registry/shell-build.js';
import type { RenderingLimits } from '../../rendering/index.js';
import { tryRelease } from './release-trial.js';
import { TrialLog } from './trial-log.js';

/** Checks of a release or rollback: the shell as it is built, and a trial with it. */
export async function publisherOf(
  store: ReleaseStore,
  shell: ShellBuildFile,
  config: Pick<PorticoConfig, 'public' | 'server'>,
  limits?: RenderingLimits,
): Promise<PublisherOptions> {
  const build = await shell.read();
  const log = new TrialLog(store.paths.trials);
  return {
    store,
    shell: build,
    allowedOrigins: config.server.http.remoteOrigins,
    tryOut:
      build &&
      ((staged) =>
        tryRelease({ shell: { folder: shell.folder, build }, config: config.public, log, limits }, staged)),
  };
}
