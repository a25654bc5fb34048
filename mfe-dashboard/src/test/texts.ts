import type { Language } from '@portico/domain';
import type { TextBundle } from '@portico/i18n';
import en from '../i18n/en.json' with { type: 'json' };
import he from '../i18n/he.json' with { type: 'json' };
import ja from '../i18n/ja.json' with { type: 'json' };
import ko from '../i18n/ko.json' with { type: 'json' };
import ptBR from '../i18n/pt-BR.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import zh from '../i18n/zh.json' with { type: 'json' };

/** All texts of the remote, by language. */
export const TEXTS: Readonly<Record<Language, TextBundle>> = { en, zh, ja, 'pt-BR': ptBR, ru, ko, he };
