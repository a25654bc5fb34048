import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type Language, withoutDirections, withoutOverrides } from '@portico/domain';
import { createInstance, type ResourceKey } from 'i18next';
import { LRUCache } from 'lru-cache';
import { ReleaseStore, ShellBuildFile, shellFile } from '../../releases/index.js';
import type { RemoteInService, ShellBuild } from '../../releases/index.js';

/** Removes direction marks around names. Titles, search results and share cards would show them or reverse the text. */
export function plain(text: string | undefined): string | undefined {
  return text === undefined ? undefined : withoutDirections(text);
}

/** A release has seven files of texts, and few releases are in service. More files are outdated ones. */
const MAX_FILES = 100;

export type TextValues = Readonly<Record<string, unknown>>;

/** Looks up a text and fills in its values; undefined if the text or one of its values is missing. */
export type TextLookup = (key: string, values?: TextValues) => string | undefined;

async function readLookup(read: () => Promise<Buffer | undefined>, language: Language): Promise<TextLookup> {
  const texts: ResourceKey = JSON.parse(String(await read()));
  let isIncomplete = false;
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    // Markup is escaped later, when the text is put into the page.
    interpolation: { escapeValue: true, escape: withoutOverrides },
    missingInterpolationHandler: () => {
      isIncomplete = true;
      return '';
    },
  });
  return (key, values = {}) => {
    if (!instance.exists(key)) return undefined;
    isIncomplete = false;
    // Values go into `replace`, because a field named `context` or `count` would be read as an option.
    const text = instance.t(key, { replace: values });
    return isIncomplete ? undefined : text;
  };
}

@Injectable()
export class ServedTexts {
  private readonly lookups = new LRUCache<string, Promise<TextLookup>>({ max: MAX_FILES });

  constructor(
    @Inject(ReleaseStore) private readonly releases: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
  ) {}

  ofShell(build: ShellBuild, language: Language): Promise<TextLookup> {
    const file = shellFile(this.shell.folder, build.texts[language]);
    return this.lookUpIn(file, language, () => readFile(file));
  }

  async ofRelease({ name, release }: RemoteInService, language: Language): Promise<TextLookup> {
    const file = release?.texts[language];
    if (release === undefined || file === undefined) return () => undefined;
    const { version } = release;
    return this.lookUpIn(`${name}/${version}/${file}`, language, () =>
      this.releases.read(name, version, file),
    );
  }

  private async lookUpIn(
    file: string,
    language: Language,
    read: () => Promise<Buffer | undefined>,
  ): Promise<TextLookup> {
    const known = this.lookups.get(file) ?? readLookup(read, language);
    this.lookups.set(file, known);
    try {
      return await known;
    } catch {
      this.lookups.delete(file);
      return () => undefined;
    }
  }
}
