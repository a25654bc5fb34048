import { takeTexts, type ChangedTexts } from './take-texts';

/** Hot replacement as the dev server offers it: `npm run dev` builds this file in, and nothing else does. */
interface Hot {
  on(event: 'portico:texts', listener: (changed: ChangedTexts) => void): void;
}

declare global {
  interface ImportMeta {
    readonly webpackHot: Hot;
  }
}

import.meta.webpackHot.on('portico:texts', (changed) => {
  takeTexts(changed, () => location.reload());
});
