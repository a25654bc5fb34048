import { join } from 'node:path';
import type { PortalJson, ReleaseJson } from '@portico/contract';
import { ReleaseError } from '../files/release-error.js';
import type { FileSet } from '../files/release-files.js';

/** Server modules that render the pages and slots of a remote, by exposed module. */
export function serverModules(source: string, portal: PortalJson, files: FileSet): ReleaseJson['server'] {
  const modules = new Set(['./remote', ...Object.values(portal.slots).map(({ module }) => module)]);
  const server = Object.fromEntries(
    [...modules].map((module) => [module, module.replace('./', 'server/').concat('.cjs')]),
  );
  const missing = Object.values(server).filter((file) => !files.has(file));
  if (missing.length > 0) {
    throw new ReleaseError(
      `${join(source, 'dist')} lacks ${missing.join(', ')}, which the portal renders pages with. Build again`,
    );
  }
  return server;
}
