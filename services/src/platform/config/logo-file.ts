import { statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { StartupError } from '../errors/index.js';

const MAX_BYTES = 512 * 1024;

/** The owner's logo: where it lies, and the address that visitors get it at. */
export interface LogoFile {
  file: string;
  address: string;
}

/** Finds the logo beside the settings file; one that is not there or too large is a `StartupError`. */
export function findLogo(name: string, configFile: string): LogoFile {
  const file = resolve(dirname(configFile), name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new StartupError(`${configFile}: public.site.logo: there is no file ${file}`);
  if (stats.size > MAX_BYTES) {
    throw new StartupError(`${configFile}: public.site.logo: is larger than ${MAX_BYTES / 1024} KiB`);
  }
  return { file, address: `/brand/logo${extname(file)}` };
}
