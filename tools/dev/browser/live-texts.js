import { addTexts, i18n } from '@portico/i18n';

/** Takes the new texts of a namespace into the page as it stands. */
import.meta.webpackHot.on('portico:texts', ({ namespace, language, texts }) => {
  if (language !== i18n.language && language !== 'en') return;
  addTexts(language, namespace, texts);
  i18n.emit('languageChanged', i18n.language);
});
