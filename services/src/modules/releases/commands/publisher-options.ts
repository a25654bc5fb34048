import { loadConfig, SHELL_BUILD } from '../../../platform/config/index.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { PublisherOptions } from '../publishing/release-checks.js';
import { ReleaseStore } from '../publishing/release-store.js';
import { publisherOf } from '../trial/publisher.js';

export function loadPublisherOptions(): Promise<PublisherOptions> {
  const config = loadConfig();
  return publisherOf(new ReleaseStore(config.env.home), new ShellBuildFile(SHELL_BUILD), config);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
