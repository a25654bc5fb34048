import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes `dist/portal.json`, from which the portal knows a remote's pages without running its code. */
export function pluginPortalFile(directory, portal) {
  return {
    name: 'portico:portal-file',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats }) => {
        if (stats === undefined || stats.hasErrors()) return;
        writeFileSync(path.join(directory, 'dist/portal.json'), `${JSON.stringify(portal, null, 2)}\n`);
      });
    },
  };
}
