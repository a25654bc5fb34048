import type { Language } from '@portico/domain';
import { type ReleaseStore, type RemoteInService, type ShellBuild, shellFile } from '../../releases/index.js';
import { PageTexts, type TextLookup } from './page-texts.js';

export class ServedTexts {
  private readonly texts = new PageTexts();

  constructor(
    private readonly releases: Pick<ReleaseStore, 'read'>,
    private readonly shellFolder: string,
  ) {}

  ofShell(build: ShellBuild, language: Language): Promise<TextLookup> {
    return this.texts.of(shellFile(this.shellFolder, build.texts[language]), language);
  }

  async ofRelease({ name, release }: RemoteInService, language: Language): Promise<TextLookup> {
    const file = release?.texts[language];
    if (release === undefined || file === undefined) return () => undefined;
    const { version } = release;
    return this.texts.of(`${name}/${version}/${file}`, language, async () =>
      String(await this.releases.read(name, version, file)),
    );
  }
}
