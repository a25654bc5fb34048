import { Inject, Injectable } from '@nestjs/common';
import { type ActiveRelease, entryOf, newEntry } from '../storage/active-release.js';
import { ReleaseStore } from '../storage/release-store.js';
import { FilesInService } from '../registry/files-in-service.js';
import { ReleaseRegistry } from '../registry/release-registry.js';
import { inspectRemote, type RemoteInService } from '../registry/remote-in-service.js';
import { ShellBuildFile } from '../registry/shell-build.js';

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
