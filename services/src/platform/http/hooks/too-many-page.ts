import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language, languageFromTag } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../caller.js';

interface Words {
  title: string;
  text: string;
  /** Text before the number of seconds. */
  wait: string;
}

/** Not read from a release, because this page is shown before anything else is done for the visitor. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Too many requests',
    text: 'This page loads again by itself once the wait is over.',
    wait: 'Seconds left',
  },
  zh: { title: '请求过于频繁', text: '等待结束后，本页会自动重新加载。', wait: '剩余秒数' },
  ja: {
    title: 'リクエストが多すぎます',
    text: '待ち時間が終わると、このページは自動で再読み込みされます。',
    wait: '残り秒数',
  },
  'pt-BR': {
    title: 'Solicitações demais',
    text: 'Esta página recarrega sozinha quando a espera terminar.',
    wait: 'Segundos restantes',
  },
  ru: {
    title: 'Слишком много запросов',
    text: 'Когда ожидание закончится, страница загрузится сама.',
    wait: 'Осталось секунд',
  },
  ko: {
    title: '요청이 너무 많습니다',
    text: '대기 시간이 끝나면 이 페이지가 자동으로 다시 열립니다.',
    wait: '남은 초',
  },
  he: { title: 'יותר מדי בקשות', text: 'הדף ייטען שוב מעצמו כשההמתנה תסתיים.', wait: 'שניות שנותרו' },
};

const STYLE =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1rem;box-sizing:border-box;' +
  // The portal's background and text colours, light and dark.
  'background:light-dark(oklch(95.5% 0.018 82),oklch(20% 0.052 278));color:light-dark(oklch(26% 0.04 50),oklch(95% 0.015 82));' +
  'font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{margin:0;font-size:1.5rem}output{display:block;font-size:3rem;font-weight:700}';

const SCRIPT =
  "const o=document.querySelector('output');const end=Date.now()+Number(o.textContent)*1000;" +
  'setInterval(()=>{const left=Math.ceil((end-Date.now())/1000);if(left>0)o.textContent=left;else location.reload()},500)';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const TOO_MANY_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Says that there were too many requests, counts down and reloads; without scripts the browser reloads it. */
export function tooManyPage(request: FastifyRequest, seconds: number): string {
  const language = languageOf(request);
  const { title, text, wait } = WORDS[language];
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>` +
    `<p>${wait}<output role="timer">${seconds}</output></p><p>${text}</p></main>` +
    `<script>${SCRIPT}</script></body></html>\n`
  );
}

/** Chosen by prefix, cookie and browser, as for pages; cookies have not been parsed yet. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const prefix = url.split(/[/?]/, 2)[1] ?? '';
  if (isLanguage(prefix)) return prefix;
  const cookie = /(?:^|;\s*)i18next=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  return languageFromTag(cookie) ?? acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
}
