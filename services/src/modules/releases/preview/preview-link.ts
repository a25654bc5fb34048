import type { ReleaseJson } from '@portico/contract';
import { ReleaseError } from '../files/release-error.js';
import type { ReleaseStore } from '../storage/release-store.js';
import { PREVIEW_MS, type PreviewTickets } from './preview-tickets.js';

export interface PreviewLink {
  /** Path and query on the portal. */
  address: string;
  /** Until when it can be opened. */
  expiresAt: number;
}

/** A link that shows one version, in service or not, to the visitor who opens it. */
export async function createPreviewLink(
  { store, tickets }: { store: ReleaseStore; tickets: PreviewTickets },
  name: string,
  version: string,
  token: string | null = null,
): Promise<PreviewLink> {
  const release = await store.release(name, version).catch(() => undefined);
  if (release === undefined) throw new ReleaseError(`${name} has no version ${version} that can be read`);
  const query = new URLSearchParams({ preview: tickets.sign('link', name, version, token) });
  const address = `${pathOf(release)}?remote=${name}@${encodeURIComponent(version)}&${query.toString()}`;
  return { address, expiresAt: Date.now() + PREVIEW_MS.link };
}

function pathOf({ portal }: ReleaseJson): string {
  return portal.paths[0] ?? '/';
}
