import type { Language } from '@portico/domain';
import { en } from './en.js';
import type { VoteSiteTexts } from './en.js';
import { he } from './he.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import { ptBr } from './pt-br.js';
import { ru } from './ru.js';
import { zh } from './zh.js';

export const VOTE_SITE_TEXTS: Readonly<Record<Language, VoteSiteTexts>> = {
  en,
  zh,
  ja,
  'pt-BR': ptBr,
  ru,
  ko,
  he,
};
