import { join } from 'node:path';
import type { Language } from '@portico/domain';
import { shellFile } from '../../releases/index.js';
import type { RemoteInService, ShellBuild } from '../../releases/index.js';
import { PageTexts } from './page-texts.js';
import type { TextLookup } from './page-texts.js';

/** Where texts are looked for on disk. */
export interface TextFolders {
  release: (name: string, version: string) => string;
  shell: string;
}

/** The texts that the server writes into pages: those of the shell and of the releases in service. */
export class ServedTexts {
  private readonly texts = new PageTexts();

  constructor(private readonly folders: TextFolders) {}

  ofShell(build: ShellBuild, language: Language): Promise<TextLookup> {
    return this.texts.of(shellFile(this.folders.shell, build.texts[language]), language);
  }

  async ofRelease({ name, release }: RemoteInService, language: Language): Promise<TextLookup> {
    const file = release?.texts[language];
    if (release === undefined || file === undefined) return () => undefined;
    return this.texts.of(join(this.folders.release(name, release.version), file), language);
  }
}
