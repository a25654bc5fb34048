import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@portico/domain';
import { type ReleaseStore, type RemoteInService, type ShellBuild, shellFile } from '../../releases/index.js';
import type { ReleasedFill, ReleasedModule, RenderingRequest } from '../../rendering/index.js';
import type { SlotFill } from '../data/page-data.js';

export type RenderingFiles = Pick<RenderingRequest, 'shell' | 'texts' | 'remote' | 'fills'>;

interface PageFiles {
  build: ShellBuild;
  language: Language;
  remote: RemoteInService | undefined;
  fills: readonly SlotFill[];
}

export class RenderingFileFinder {
  constructor(
    private readonly paths: ReleaseStore['paths'],
    private readonly shellFolder: string,
    private readonly isOn = true,
    private readonly isOnDisk: (file: string) => boolean = existsSync,
  ) {}

  /** Undefined if the shell has no server build, or if there is nothing to render. */
  filesOf({ build, language, remote, fills }: PageFiles): RenderingFiles | undefined {
    if (build.server === undefined || !this.isOn) return undefined;
    const { file, sha256 } = build.server;
    return {
      shell: { file: join(this.shellFolder, file), stamp: sha256 },
      texts: shellFile(this.shellFolder, build.texts[language]),
      remote: remote && this.moduleOf(remote, './remote', language),
      fills: this.fillsOf(fills, language),
    };
  }

  processesOf(
    build: ShellBuild,
    remotes: readonly RemoteInService[],
  ): (Pick<RenderingFiles, 'shell'> & { remote: ReleasedModule | undefined })[] {
    const isPublic = ({ portal, problem }: RemoteInService) =>
      problem === undefined && portal?.pages.some(({ permission }) => permission === 'public') === true;
    return [undefined, ...remotes.filter(isPublic)].flatMap((remote) => {
      const files = this.filesOf({ build, language: DEFAULT_LANGUAGE, remote, fills: [] });
      const isRendered = files !== undefined && (remote === undefined || files.remote !== undefined);
      return isRendered ? [{ shell: files.shell, remote: files.remote }] : [];
    });
  }

  /** All fills of a slot or none. Otherwise the first ones would move when the others appear. */
  private fillsOf(fills: readonly SlotFill[], language: Language): ReleasedFill[] {
    const found = fills.map(({ slot, remote, fill }) => {
      const module = this.moduleOf(remote, fill.module, language);
      return { slot, released: module && { ...module, slot } };
    });
    const lacking = new Set(found.filter(({ released }) => released === undefined).map(({ slot }) => slot));
    return found.flatMap(({ slot, released }) =>
      released === undefined || lacking.has(slot) ? [] : [released],
    );
  }

  /** Undefined for releases without a server build, and if their files cannot be written to the disk. */
  private moduleOf(
    { name, release, portal, group }: RemoteInService,
    module: string,
    language: Language,
  ): ReleasedModule | undefined {
    const file = release?.server[module];
    const texts = release?.texts[language];
    if (release === undefined || portal === undefined || file === undefined || texts === undefined)
      return undefined;
    const folder = this.paths.version(name, release.version);
    if (!this.isOnDisk(join(folder, file))) return undefined;
    return {
      remote: name,
      version: release.version,
      namespace: portal.namespace,
      file: join(folder, file),
      texts: join(folder, texts),
      ...(group === 'canary' && { isBeside: true as const }),
    };
  }
}
