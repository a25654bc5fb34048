import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { usesOf } from './release-uses.mjs';
import { SERVER_FOLDER } from './server-build.mjs';
import { sharedNames } from './shared-packages.mjs';

/** All API operations of the typed client that a project's folder resolves, such as `get /api/rankings`. */
export function apiOperations(directory) {
  const file = createRequire(`${directory}/package.json`).resolve('@portico/api-client/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method} ${address}`),
  );
}

/** Writes `dist/uses.json`: what a remote needs from the portal. A portal that lacks some of it refuses the release. */
export function pluginUsesFile(directory) {
  return {
    name: 'portico:uses-file',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats === undefined || stats.hasErrors()) return;
        const folder = path.join(directory, 'dist', SERVER_FOLDER);
        const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
        const uses = usesOf(sources, { packages: sharedNames(), operations: apiOperations(directory) });
        writeFileSync(path.join(directory, 'dist/uses.json'), `${JSON.stringify(uses, null, 2)}\n`);
      });
    },
  };
}
