import { withIntegrity } from './with-integrity';

/**
 * Makes sure that style sheets are loaded. A link that failed before scripts ran has no rules and is requested again. `data-href`
 * must match the address of the bundler's own loader.
 */
export async function loadStyles(
  addresses: readonly string[],
  suffix: string,
  integrity: Readonly<Record<string, string>> = {},
): Promise<void> {
  await Promise.all(addresses.map((address) => loadStyle(address, suffix, integrity[address])));
}

async function loadStyle(address: string, suffix: string, hash: string | undefined): Promise<void> {
  const { href, origin, pathname } = new URL(address + suffix, window.location.href);
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find((link) => {
    const of = new URL(link.href);
    return of.origin === origin && of.pathname === pathname;
  });
  if (known !== undefined && hasRules(known)) {
    known.dataset['href'] = href;
    return;
  }
  const link = withIntegrity(document.createElement('link'), address, hash);
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset['href'] = href;
  const settled = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Could not load ${address}`)));
  });
  if (known === undefined) document.head.append(link);
  else known.replaceWith(link);
  await settled.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

/** A failed sheet cannot be read. Neither can one from another origin, which counts as loaded. */
function hasRules(link: HTMLLinkElement): boolean {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return new URL(link.href).origin !== window.location.origin;
  }
}
