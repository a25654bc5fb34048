import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the manifest of the build. */
const FILE = 'page-chunks.json';

/** Names of the chunks that pages come in, apart from the remote. */
function chunksOfPages({ pages = [] }) {
  return [...new Set(pages.flatMap(({ chunk }) => [chunk ?? []].flat()).map((entry) => entry.name ?? entry))];
}

/** Files of named chunks by name; throws for a name that the build does not have. */
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

/** Writes which files the pages need that come in a chunk of their own: their HTML has them asked for with the rest. */
export function pluginPageChunks(directory, portal) {
  return {
    name: 'portico:page-chunks',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats }) => {
        if (stats === undefined || stats.hasErrors()) return;
        const chunks = pageChunks(chunksOfPages(portal), stats.toJson({ all: false, chunkGroups: true }));
        writeFileSync(path.join(directory, 'dist', FILE), JSON.stringify(chunks));
      });
    },
  };
}
