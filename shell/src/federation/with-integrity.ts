/**
 * Has the browser refuse a file that is not the one that was released. One of another origin has to be asked for with CORS for that.
 */
export function withIntegrity<E extends HTMLScriptElement | HTMLLinkElement>(
  element: E,
  address: string,
  hash: string | undefined,
): E {
  if (hash === undefined) return element;
  element.setAttribute('integrity', hash);
  if (address.startsWith('https:')) element.setAttribute('crossorigin', 'anonymous');
  return element;
}
