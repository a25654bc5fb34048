import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository, the same from the sources and from the build. */
export const WORKSPACE = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export function portalVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8'));
  return version;
}

export const SHELL_BUILD = join(WORKSPACE, 'shell', 'dist');
