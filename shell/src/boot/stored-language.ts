import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY } from '@portico/contract';
import { isLanguage, languageFromTag, type Language } from '@portico/domain';

const YEAR_SECONDS = 31_536_000;

function readCookie(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  return found?.slice(LANGUAGE_COOKIE.length + 1);
}

function writeCookie(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Stores the choice twice: in a cookie for the server, and in local storage under the key that the contract names. */
export function storeLanguage(language: Language): void {
  writeCookie(language);
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage is closed, so only the cookie counts.
  }
}

/** Stores the language of `?lng` on an address without prefix, so that later pages have it too. */
export function storeAskedLanguage(basename: string): void {
  if (basename !== '') return;
  const asked = languageFromTag(new URLSearchParams(location.search).get('lng') ?? '');
  if (asked !== undefined) storeLanguage(asked);
}

/** Without prefix, `?lng` and cookie, local storage wins, which only the client can read. Writes the cookie; true if the page must reload. */
export function needsStoredLanguage(served: Language, basename: string): boolean {
  if (basename !== '' || readCookie() !== undefined) return false;
  if (new URLSearchParams(location.search).has('lng')) return false;
  const stored = readStored();
  if (stored === undefined || stored === served) return false;
  writeCookie(stored);
  return readCookie() === stored;
}

/** A page from the back-forward cache may have an old language and must be loaded again. */
export function isLanguageStale(shown: Language, basename: string): boolean {
  const chosen = readCookie();
  if (basename !== '' || new URLSearchParams(location.search).has('lng')) return false;
  return isLanguage(chosen) && chosen !== shown;
}

function readStored(): Language | undefined {
  return readFrom(() => localStorage) ?? readFrom(() => sessionStorage);
}

/** Browsers may refuse any access to storage. */
function readFrom(storage: () => Storage): Language | undefined {
  try {
    const stored = storage().getItem(LANGUAGE_STORAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
