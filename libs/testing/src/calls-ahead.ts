import type { Language } from '@portico/domain';
import type { RemoteModule } from '@portico/portal-kit';

/** Addresses of the calls that the server runs ahead for a page of the remote, `path` with its query. */
export function callsAhead({ calls }: RemoteModule, path: string, language: Language = 'en'): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return calls?.(pathname, searchParams, language) ?? [];
}
