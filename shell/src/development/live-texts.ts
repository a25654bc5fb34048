import { i18n } from '@portico/i18n';
import { takeTexts, type ChangedTexts } from './take-texts';

/** Hot replacement of the dev server. Only `npm run dev` builds this file in. */
interface Hot {
  on(event: 'portico:texts', listener: (changed: ChangedTexts) => void): void;
}

declare global {
  interface ImportMeta {
    readonly webpackHot: Hot;
  }
}

// Pages in production never reload texts. In development, components that show texts listen for changes.
i18n.on('initialized', ({ react }) => {
  if (react !== undefined) react.bindI18n = 'languageChanged';
});

import.meta.webpackHot.on('portico:texts', (changed) => {
  takeTexts(changed, () => location.reload());
});
