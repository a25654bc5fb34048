import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGES } from '@portico/domain';
import type { TextBundle } from '../texts';

export type NamespaceTexts = Partial<Record<Language, TextBundle>>;

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

/** Folders that show texts of the shell beside the shell itself. */
const USERS_OF_THE_SHELL = ['libs/portal-kit/src', 'services/src/modules/pages'];

/** Builds the texts of password fields for the remotes that have one. */
const PASSWORD_TEXTS = 'libs/portal-kit/src/form';

/** Sources that may name texts of a project: its own, and those of libraries that show its texts. */
export function readSources(root: string, project: string): string[] {
  const folders = [
    path.join(root, project, 'src'),
    path.join(root, 'libs/contract/src'),
    ...(project === 'shell' ? USERS_OF_THE_SHELL : [PASSWORD_TEXTS]).map((folder) => path.join(root, folder)),
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)test\//.test(file))
      .map((file) => path.join(folder, file)),
  );
  return files.map((file) => readFileSync(file, 'utf8'));
}

export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All texts of a file by their dotted keys. */
export function flatten(bundle: TextBundle, prefix = ''): Map<string, string> {
  const entries = Object.entries(bundle).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** Returns `items` for `items_one` beside `items_other`; undefined for a key that only looks like a plural. */
export function pluralBase(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const base = key.replace(PLURAL, '');
  return base !== key && texts.has(`${base}_other`) ? base : undefined;
}

/** The key that code asks for: plural forms of one text are one key. */
export function withoutPluralForm(texts: ReadonlyMap<string, string>, key: string): string {
  return pluralBase(texts, key) ?? key;
}
