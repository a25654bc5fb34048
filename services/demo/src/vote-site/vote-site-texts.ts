import type { Language } from '@portico/domain';
import en from './texts/en.json' with { type: 'json' };
import he from './texts/he.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import ptBR from './texts/pt-BR.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** Texts of the demo world's listing sites. `{name}` is the server to vote for. */
export type VoteSiteTexts = Record<keyof typeof en, string>;

export const VOTE_SITE_TEXTS: Readonly<Record<Language, VoteSiteTexts>> = {
  en,
  zh,
  ja,
  'pt-BR': ptBR,
  ru,
  ko,
  he,
};
