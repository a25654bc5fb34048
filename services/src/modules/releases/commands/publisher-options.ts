import { loadConfig, SHELL_BUILD } from '../../../platform/config/index.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import { ReleaseStore } from '../publishing/release-store.js';
import { tryRelease } from '../trial/release-trial.js';

export async function loadPublisherOptions(): Promise<PublisherOptions> {
  const config = loadConfig();
  const build = await new ShellBuildFile(SHELL_BUILD).read();
  return {
    store: new ReleaseStore(config.env.home),
    shared: build?.shared,
    allowedOrigins: config.server.http.remoteOrigins,
    tryOut:
      build &&
      ((staged) => tryRelease({ shell: { folder: SHELL_BUILD, build }, config: config.public }, staged)),
  };
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
