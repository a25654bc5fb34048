import type { Language } from '@portico/domain';
import { addTexts, i18n, type TextBundle } from '@portico/i18n';

interface ChangedTexts {
  namespace: string;
  language: Language;
  texts: TextBundle;
}

/** Hot replacement as the dev server offers it: `npm run dev` builds this file in, and nothing else does. */
interface Hot {
  on(event: 'portico:texts', listener: (changed: ChangedTexts) => void): void;
}

declare global {
  interface ImportMeta {
    readonly webpackHot: Hot;
  }
}

// A page of a portal in service has its texts for life; here whoever shows texts listens for others.
i18n.on('initialized', ({ react }) => {
  if (react !== undefined) react.bindI18n = 'languageChanged';
});

/** Takes the new texts of a namespace into the page as it stands. */
import.meta.webpackHot.on('portico:texts', ({ namespace, language, texts }) => {
  if (language !== i18n.language && language !== 'en') return;
  addTexts(language, namespace, texts);
  i18n.emit('languageChanged', i18n.language);
});
