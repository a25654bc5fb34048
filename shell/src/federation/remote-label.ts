import type { RegistryRemote } from '@portico/contract';

/** Name of a remote in the reader's language: its first navigation entry, or else its own name. */
export function remoteLabel(remote: RegistryRemote): string {
  return remote.navigation[0]?.label ?? remote.name;
}
