import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@portico/domain';
import type { TextBundle } from '../texts';
import type { NamespaceTexts } from './check-texts';

/** Projects of the repository that have texts, with them: the shell and every remote. */
export function readAllTexts(root: string): Map<string, NamespaceTexts> {
  const projects = readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .filter((name) => existsSync(path.join(root, name, 'src/i18n')));
  return new Map(projects.map((name) => [name, readTexts(path.join(root, name, 'src/i18n'))]));
}

function readTexts(folder: string): NamespaceTexts {
  const texts: NamespaceTexts = {};
  for (const language of LANGUAGES) {
    const file = path.join(folder, `${language}.json`);
    if (existsSync(file)) texts[language] = JSON.parse(readFileSync(file, 'utf8')) as TextBundle;
  }
  return texts;
}
