/** The parameter of the login page that says where to go afterwards. */
const NEXT = 'next';

/** A path that a browser cannot take for another host: `//host` and `/\host` are addresses of one. */
const LOCAL_PATH = /^\/(?![/\\])/;
const ANY_ORIGIN = 'http://portal.invalid';

/** The login page, with the way back to a page; both without language prefix. */
export function loginAddress(next: string): string {
  return `/login?${NEXT}=${encodeURIComponent(next)}`;
}

/**
 * Where the query of the login page says to go afterwards, without language prefix: on this site alone. Undefined where it says nothing,
 * or leads elsewhere (`//host`, `/\host`, `https:`).
 */
export function nextOf(query: URLSearchParams): string | undefined {
  return safeNext(query.get(NEXT));
}

/** An address as far as it is a path of this site, as a browser reads it; see `nextOf`. */
export function safeNext(text: string | null): string | undefined {
  if (text === null || !LOCAL_PATH.test(text) || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
  // A browser drops line breaks and `./` on its way: what is left may be another host again.
  return origin === ANY_ORIGIN && LOCAL_PATH.test(pathname) ? pathname + search + hash : undefined;
}
