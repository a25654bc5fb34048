import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './portal.js';

export type Language = 'en' | 'zh' | 'ja' | 'pt-BR' | 'ru' | 'ko' | 'he';

const read = new Map<string, unknown>();

function json(file: string): unknown {
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  return read.get(file);
}

function at(tree: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
      tree,
    );
}

/** A text of the interface from its own files, with its placeholders filled. */
export function text(
  project: string,
  key: string,
  { language = 'en', params = {} }: { language?: Language; params?: Record<string, string> } = {},
): string {
  const value = at(json(`${project}/src/i18n/${language}.json`), key);
  if (typeof value !== 'string') throw new Error(`${project} has no text ${key} in ${language}`);
  return value.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => params[name] ?? '');
}

/** The label of a remote's navigation entry. */
export function navigationLabel(remote: string, path: string, language: Language = 'en'): string {
  const { navigation } = json(`${remote}/dist/portal.json`) as {
    navigation: { path: string; labels: Record<Language, string> }[];
  };
  const entry = navigation.find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`${remote} has no navigation entry ${path}`);
  return entry.labels[language];
}
