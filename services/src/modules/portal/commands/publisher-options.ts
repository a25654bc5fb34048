import { loadConfig } from '../../../platform/config/load-config.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { PublisherOptions } from '../releases/release-checks.js';
import { ReleaseStore } from '../releases/release-store.js';
import { SHELL_BUILD } from '../workspace.js';

/** What every command of releases works with, by the configuration. */
export async function loadPublisherOptions(): Promise<PublisherOptions> {
  const config = loadConfig();
  const build = await new ShellBuildFile(SHELL_BUILD).read();
  return {
    store: new ReleaseStore(config.env.home),
    shared: build?.shared,
    allowedOrigins: config.server.http.remoteOrigins,
  };
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
