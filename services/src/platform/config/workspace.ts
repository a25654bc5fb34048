import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository, the same from the sources and from the build. */
export const WORKSPACE = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export const SHELL_BUILD = join(WORKSPACE, 'shell', 'dist');
