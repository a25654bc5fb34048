/** Content security policy of a page: our own files, the one inline script by its nonce, and origins that may serve remotes. */
export function pagePolicy(nonce: string, remoteOrigins: readonly string[]): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
