import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@portico/domain';
import styles from './start-failure.module.css';

/** The texts of the shell are among what may be missing: these are the only words that come with the code. */
const TEXTS: Readonly<Record<Language, { message: string; reload: string }>> = {
  en: { message: 'This page could not be started.', reload: 'Load it again' },
  zh: { message: '页面未能启动。', reload: '重新加载' },
  ja: { message: 'ページを開始できませんでした。', reload: '再読み込み' },
  'pt-BR': { message: 'Não foi possível iniciar esta página.', reload: 'Carregar de novo' },
  ru: { message: 'Не удалось запустить страницу.', reload: 'Загрузить снова' },
  ko: { message: '페이지를 시작하지 못했습니다.', reload: '다시 불러오기' },
  he: { message: 'לא הצלחנו להפעיל את הדף.', reload: 'טעינה מחדש' },
};

/** In place of a white page, where what the portal starts with did not come: says so, and how to try again. */
export function showStartFailure(root: HTMLElement): void {
  const { lang } = document.documentElement;
  const texts = TEXTS[isLanguage(lang) ? lang : DEFAULT_LANGUAGE];
  const message = document.createElement('h1');
  message.textContent = texts.message;
  const reload = document.createElement('a');
  reload.textContent = texts.reload;
  reload.href = window.location.href;
  reload.addEventListener('click', (event) => {
    // An address with a fragment would only scroll.
    event.preventDefault();
    window.location.reload();
  });
  const frame = document.createElement('main');
  frame.className = styles.root ?? '';
  frame.setAttribute('role', 'alert');
  frame.append(message, reload);
  root.replaceChildren(frame);
}
