import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@portico/domain';
import type { NamespaceTexts } from './read-texts';

/** Texts of the services that are constants by language: they are needed before any texts file is loaded. */
export function readServiceTexts(root: string): Map<string, NamespaceTexts> {
  const folder = path.join(root, 'services/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file): [string, string] => [file, readFileSync(path.join(folder, file), 'utf8')])
    .filter(([, source]) => source.includes('Record<Language, string>> = {'));
  return new Map(sources.map(([file, source]) => [`services/${path.basename(file)}`, recordOf(source)]));
}

function recordOf(source: string): NamespaceTexts {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const [, text = ''] = new RegExp(`^ +'?${language}'?: '(.*)',$`, 'm').exec(source) ?? [];
      return [language, { text }];
    }),
  );
}
