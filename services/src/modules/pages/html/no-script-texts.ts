import type { Language } from '@portico/domain';

/** Texts for a reader without JavaScript; the texts of the shell are loaded by JavaScript. */
export const NO_SCRIPT_TEXTS: Readonly<Record<Language, string>> = {
  en: 'This portal needs JavaScript. Please allow it for this site and load the page again.',
  zh: '本站需要 JavaScript。请为本站启用 JavaScript 后重新加载页面。',
  ja: 'このサイトでは JavaScript が必要です。JavaScript を有効にして、もう一度読み込んでください。',
  'pt-BR': 'Este portal precisa de JavaScript. Permita-o para este site e carregue a página de novo.',
  ru: 'Для работы портала нужен JavaScript. Разрешите его для этого сайта и загрузите страницу снова.',
  ko: '이 포털은 JavaScript가 필요합니다. 이 사이트에서 JavaScript를 허용하고 페이지를 다시 불러오세요.',
  he: 'האתר צריך JavaScript. אפשרו אותו לאתר הזה וטענו את הדף מחדש.',
};
