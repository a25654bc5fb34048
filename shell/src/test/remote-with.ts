import { exampleRemote } from '@portico/contract/example';
import type { RegistryFill, RegistryRemote } from '@portico/contract';

/** Each remote has its own name, because loaded code stays for the life of a page. */
let count = 0;

/** A remote that fills `item.offers`, for tests. */
export function remoteWith(
  fill: Partial<RegistryFill> = {},
  change: Partial<RegistryRemote> = {},
): RegistryRemote {
  count += 1;
  const name = `mfe-test${count}`;
  return exampleRemote(name, [], {
    paths: [`/${name}`],
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
  });
}
