import type { RegistryRemote } from '@portico/contract';

/** How a remote is called in the reader's language: as its first navigation entry, else by its name. */
export function remoteLabel(remote: RegistryRemote): string {
  return remote.navigation[0]?.label ?? remote.name;
}
