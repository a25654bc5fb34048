import type { Language } from '@portico/domain';
import { addTexts, i18n, type TextBundle } from '@portico/i18n';

/** A changed file of texts: its content, or why it cannot be read. */
export interface ChangedTexts {
  namespace: string;
  language: Language;
  texts?: TextBundle;
  failure?: string;
}

const NOTICE_ID = 'portico-broken-texts';

const failures = new Map<string, string>();

/**
 * Puts new texts of a namespace into the open page. While a file cannot be read, the page says so. `reload` is called
 * if the page never had the texts, so that whatever failed without them is tried again.
 */
export function takeTexts({ namespace, language, texts, failure }: ChangedTexts, reload: () => void): void {
  const file = `${namespace}/${language}`;
  const wasBroken = failures.has(file);
  if (failure === undefined) failures.delete(file);
  else failures.set(file, failure);
  showFailures();
  if (texts === undefined || (language !== i18n.language && language !== 'en')) return;
  if (wasBroken && !i18n.hasResourceBundle(language, namespace)) {
    reload();
    return;
  }
  addTexts(language, namespace, texts);
  i18n.emit('languageChanged', i18n.language);
}

function showFailures(): void {
  document.getElementById(NOTICE_ID)?.remove();
  if (failures.size === 0) return;
  const notice = document.createElement('pre');
  notice.id = NOTICE_ID;
  notice.dir = 'ltr';
  notice.role = 'alert';
  notice.textContent = [...failures.values()].join('\n\n');
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2147483647',
    margin: '0',
    padding: '1rem',
    whiteSpace: 'pre-wrap',
    color: '#fff',
    background: '#8b1a1a',
  });
  document.body.append(notice);
}
