import type { RegistryFill, RegistryRemote } from '@portico/contract';

/** Each remote is one of its own: what is loaded stays loaded for the life of a page. */
let count = 0;

/** A remote that fills `item.offers`, for tests. */
export function remoteWith(
  fill: Partial<RegistryFill> = {},
  change: Partial<RegistryRemote> = {},
): RegistryRemote {
  count += 1;
  const name = `mfe-test${count}`;
  return {
    name,
    scope: `mfe_test${count}`,
    version: '1.0.0-00000001',
    contract: 1,
    since: 0,
    namespace: name,
    entry: `/releases/${name}/1.0.0-00000001/remoteEntry.js`,
    chunks: [],
    css: [],
    texts: { language: `/releases/${name}/en.json`, fallback: `/releases/${name}/en.json` },
    paths: [`/${name}`],
    pages: [],
    navigation: [{ path: '/market', order: 1, label: 'Market', permission: 'public' }],
    fills: [
      {
        slot: 'item.offers',
        module: './offers',
        order: 100,
        permission: 'public',
        chunks: [],
        css: [],
        ...fill,
      },
    ],
    ...change,
  };
}
