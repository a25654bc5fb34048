import { addTexts, i18n } from '@portico/i18n';

/** Takes the new texts of a namespace into the page as it stands, or loads it again where no one listens for them. */
import.meta.webpackHot.on('portico:texts', ({ namespace, language, texts }) => {
  if (language !== i18n.language && language !== 'en') return;
  addTexts(language, namespace, texts);
  if (i18n.observers.languageChanged === undefined) window.location.reload();
  else i18n.emit('languageChanged', i18n.language);
});
