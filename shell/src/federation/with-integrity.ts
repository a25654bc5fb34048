/** Makes the browser refuse a file that differs from the released one. Files of another origin need CORS for that. */
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
