import { readFileSync } from 'node:fs';
import { localizedPath } from '@portico/contract';
import { directionOf, LANGUAGES } from '@portico/domain';
import type { Language } from '@portico/domain';

interface Texts {
  body: string;
}

const texts = new Map<Language, Texts>(LANGUAGES.map((language) => [language, read(language)]));

/** Payload for the worker of the shell: "you can vote again", without personal data. */
export interface ReminderMessage {
  title: string;
  body: string;
  lang: Language;
  dir: 'ltr' | 'rtl';
  /** Page to open, below the origin of the portal. */
  path: string;
}

/** The message in a language; `site` is the name of the portal. */
export function reminderMessage(language: Language, site: string): ReminderMessage {
  return {
    title: site,
    body: texts.get(language)?.body ?? '',
    lang: language,
    dir: directionOf(language),
    path: localizedPath(language, '/dashboard'),
  };
}

function read(language: Language): Texts {
  return JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'));
}
