/** The path of a page, without the language prefix that its address has. */
export function pagePath(pathname: string, basename: string): string {
  return pathname.slice(basename.length) || '/';
}
