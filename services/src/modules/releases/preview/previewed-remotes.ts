import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { z } from 'zod';
import { Signer } from '../../../platform/keys/index.js';
import { ReleaseError } from '../files/release-error.js';
import { type ActiveRelease, entryOf, newEntry } from '../storage/active-release.js';
import { ReleaseStore } from '../storage/release-store.js';
import { FilesInService } from '../registry/files-in-service.js';
import { ReleaseRegistry } from '../registry/release-registry.js';
import { inspectRemote, type RemoteInService } from '../registry/remote-in-service.js';
import { ShellBuildFile } from '../registry/shell-build.js';

/** A link must be opened within `link`. The cookie outlives its ticket, so that the page can say that the preview has ended. */
const PREVIEW_MS = { link: 15 * MINUTE_MS, cookie: 55 * MINUTE_MS };

export const PREVIEW_COOKIE = 'portico-preview';

interface PreviewTicket {
  remote: string;
  version: string;
  /** Token of the team that started the preview; revoking it ends the preview. Null for a web admin or a command. */
  token: string | null;
  expiresAt: number;
}

const MAX_LENGTH = 600;
const contentSchema = z.tuple([z.string(), z.string(), z.number(), z.string().nullable()]);

/** Signed permissions to see one version of one remote. A ticket for a link is not accepted as a cookie, and vice versa. */
export class PreviewTickets {
  private readonly signer: Signer;

  constructor(
    tokenSecret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.signer = new Signer(tokenSecret, 'release preview');
  }

  sign(kind: keyof typeof PREVIEW_MS, remote: string, version: string, token: string | null = null): string {
    const content = JSON.stringify([remote, version, this.now() + PREVIEW_MS[kind], token]);
    const encoded = Buffer.from(content).toString('base64url');
    return `${encoded}.${this.signer.sign(`${kind}.${encoded}`)}`;
  }

  read(kind: keyof typeof PREVIEW_MS, ticket: string): PreviewTicket | 'invalid' | 'expired' {
    if (ticket.length > MAX_LENGTH) return 'invalid';
    const [encoded = '', signature = ''] = ticket.split('.', 2);
    if (!this.signer.hasSigned(`${kind}.${encoded}`, signature)) return 'invalid';
    // An earlier version of the portal signed other content.
    const { data } = contentSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    if (data === undefined) return 'invalid';
    const [remote, version, expiresAt, token] = data;
    return expiresAt > this.now() ? { remote, version, token, expiresAt } : 'expired';
  }
}

export async function createPreviewLink(
  { store, tickets }: { store: ReleaseStore; tickets: PreviewTickets },
  name: string,
  version: string,
  token: string | null = null,
): Promise<{ address: string; expiresAt: number }> {
  const release = await store.release(name, version).catch(() => undefined);
  if (release === undefined) throw new ReleaseError(`${name} has no version ${version} that can be read`);
  const query = new URLSearchParams({ preview: tickets.sign('link', name, version, token) });
  const address = `${release.portal.paths[0] ?? '/'}?remote=${name}@${encodeURIComponent(version)}&${query.toString()}`;
  return { address, expiresAt: Date.now() + PREVIEW_MS.link };
}

export interface PreviewedRemotes {
  /** Releases in service, one of them replaced by the previewed version. */
  remotes: readonly RemoteInService[];
  /** Author and token of its upload; null if neither is known. */
  by: string | null;
}

type ByVersion = Map<string, Promise<PreviewedRemotes | undefined>>;

/** Remotes for the visitor of a preview. The releases in service and the registry do not change. */
@Injectable()
export class RemotePreviews {
  private readonly files: FilesInService;
  private readonly known = new WeakMap<readonly RemoteInService[], ByVersion>();

  constructor(
    private readonly registry: ReleaseRegistry,
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
  ) {
    this.files = new FilesInService(store);
  }

  /** Undefined if there is no such version. The registry looks once a second, and each look needs only one list. */
  async with(name: string, version: string): Promise<PreviewedRemotes | undefined> {
    const remotes = await this.registry.inService();
    const byVersion: ByVersion = this.known.get(remotes) ?? new Map();
    this.known.set(remotes, byVersion);
    const key = `${name} ${version}`;
    const known = byVersion.get(key);
    if (known !== undefined) return known;
    const found = this.look(remotes, name, version);
    byVersion.set(key, found);
    // A failed look is dropped, so that the next page tries again.
    found.catch(() => byVersion.delete(key));
    return found;
  }

  private async look(
    remotes: readonly RemoteInService[],
    name: string,
    version: string,
  ): Promise<PreviewedRemotes | undefined> {
    const kept = (await this.store.versions(name)).find((each) => each.version === version);
    if (kept === undefined) return undefined;
    const shell = await this.shell.read().catch(() => undefined);
    const inspection = { store: this.store, shell, damageOf: this.files.provide.bind(this.files) };
    const active = await this.entryWith(name, version, kept.release?.createdAt ?? 0);
    const previewed = await inspectRemote(inspection, name, active);
    const { author, tokenName } = kept.provenance;
    return {
      remotes: [...remotes.filter((remote) => remote.name !== name), previewed].sort((a, b) =>
        a.name.localeCompare(b.name, 'en'),
      ),
      by: [author, tokenName && `(${tokenName})`].filter(Boolean).join(' ') || null,
    };
  }

  private async entryWith(name: string, version: string, since: number): Promise<ActiveRelease> {
    const { remotes, retired } = await this.store.active();
    const entry = entryOf(remotes, name) ?? entryOf(retired, name);
    return { ...newEntry(version, since), ...entry, version, since };
  }
}
