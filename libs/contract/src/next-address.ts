/** The parameter of the login page that says where to go afterwards. */
const NEXT = 'next';

/** A path that a browser cannot take for another host: `//host` and `/\host` are addresses of one. */
const LOCAL_PATH = /^\/(?![/\\])/;
const ANY_ORIGIN = 'http://portal.invalid';

/** The login page, with the way back to a page; both without language prefix. */
export function loginAddress(next: string): string {
  return `/login?${NEXT}=${encodeURIComponent(next)}`;
}

/** Where to go after login, without language prefix. Undefined without, or for another host (`//host`, `/\host`, `https:`). */
export function nextOf(query: URLSearchParams): string | undefined {
  return safeNext(query.get(NEXT));
}

/** Returns the address if a browser reads it as a path of this site; see `nextOf`. */
export function safeNext(text: string | null): string | undefined {
  if (text === null || !LOCAL_PATH.test(text) || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
  // Browsers drop line breaks and `./` from addresses, so the result can name another host again.
  return origin === ANY_ORIGIN && LOCAL_PATH.test(pathname) ? pathname + search + hash : undefined;
}
