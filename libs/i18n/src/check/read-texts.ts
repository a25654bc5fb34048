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
