import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the chunks with pages that are not in the remote's entry. */
function chunksOfPages({ pages = [] }) {
  return [...new Set(pages.flatMap(({ chunk }) => [chunk ?? []].flat()).map((entry) => entry.name ?? entry))];
}

/** Files of each named chunk. Throws for a name that the build lacks. */
export function pageChunks(names, { namedChunkGroups }) {
  return Object.fromEntries(
    names.map((name) => {
      const group = namedChunkGroups[name];
      if (group === undefined) {
        throw new Error(`A page comes in the chunk ${name}: import it with webpackChunkName: "${name}"`);
      }
      const files = group.assets.map((asset) => asset.name);
      return [
        name,
        {
          chunks: files.filter((file) => file.endsWith('.js')),
          css: files.filter((file) => file.endsWith('.css')),
        },
      ];
    }),
  );
}

/**
 * Writes `dist/portal.json`, from which the portal knows a remote's pages without running its code, and the files of each page's own chunk,
 * so that the page's HTML can request these together with the rest.
 */
export function pluginPortalFile(directory, portal) {
  return {
    name: 'portico:portal-file',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats }) => {
        if (stats === undefined || stats.hasErrors()) return;
        const chunks = pageChunks(chunksOfPages(portal), stats.toJson({ all: false, chunkGroups: true }));
        writeFileSync(path.join(directory, 'dist/page-chunks.json'), JSON.stringify(chunks));
        writeFileSync(path.join(directory, 'dist/portal.json'), `${JSON.stringify(portal, null, 2)}\n`);
      });
    },
  };
}
