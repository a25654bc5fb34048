import { CONTRACT_VERSION, type RegistryFill, type RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteModule, SlotModule } from '@portico/portal-kit';
import * as federation from '@module-federation/enhanced/runtime';
import { loadTexts } from '../boot/load-texts';
import { isMissingFile, RemoteLoadError } from './remote-load-error';
import { withIntegrity } from './with-integrity';

export function isRemoteModule(module: unknown): module is RemoteModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'contract' in module &&
    'Component' in module &&
    (typeof module.Component === 'function' || typeof module.Component === 'object')
  );
}

export function isSlotModule(module: unknown, slot: string): module is SlotModule {
  return isRemoteModule(module) && 'slot' in module && module.slot === slot;
}

const registeredEntries = new Map<string, string>();
/** Hashes of entries by their requested addresses. */
const entryHashes = new Map<string, string | undefined>();
const loadedTexts = new Set<string>();

/** The runtime accepts a plugin once, by its name. */
const INTEGRITY: federation.ModuleFederationRuntimePlugin = {
  name: 'portico:integrity',
  createScript: ({ url }) => withIntegrity(document.createElement('script'), url, entryHashes.get(url)),
};

interface LoadOptions {
  language: Language;
  /** Earlier failures of this remote. */
  attempt: number;
  /** Whether the server's HTML already requests all of its files. */
  isPreloaded: boolean;
  /** Aborts pending requests, because browsers open few connections to one server. */
  signal: AbortSignal;
}

type Exposed = Pick<RegistryFill, 'module' | 'chunks' | 'css'>;

export function loadRemote(remote: RegistryRemote, options: LoadOptions): Promise<RemoteModule> {
  const { chunks, css } = remote;
  return loadExposed(remote, { module: './remote', chunks, css }, isRemoteModule, options);
}

export function loadFill(
  remote: RegistryRemote,
  fill: RegistryFill,
  options: LoadOptions,
): Promise<SlotModule> {
  const isFill = (module: unknown): module is SlotModule => isSlotModule(module, fill.slot);
  return loadExposed(remote, fill, isFill, options);
}

/** The runtime caches a failed entry, and browsers do not retry a pending address: later attempts use a fresh address. */
async function loadExposed<M extends RemoteModule | SlotModule>(
  remote: RegistryRemote,
  exposed: Exposed,
  isModule: (module: unknown) => module is M,
  options: LoadOptions,
): Promise<M> {
  const suffix = options.attempt === 0 ? '' : `?retry=${Date.now().toString(36)}`;
  const [module] = await Promise.all([
    loadCode(remote, exposed, suffix, options),
    loadNamespace(remote, suffix, options),
  ]);
  if (!isModule(module) || module.contract !== CONTRACT_VERSION) {
    throw new RemoteLoadError('contract', remote.name, module);
  }
  return module;
}

async function loadCode(
  remote: RegistryRemote,
  { module, chunks, css }: Exposed,
  suffix: string,
  options: LoadOptions,
): Promise<unknown> {
  const files = [remote.entry, ...chunks, ...css].map((address) => address + suffix);
  try {
    if (options.attempt > 0 || !options.isPreloaded) await fetchFiles(files, options.signal);
    const [loaded] = await Promise.all([
      fetchModule(remote, module, suffix),
      loadStyles(css, suffix, remote.integrity),
    ]);
    return loaded;
  } catch (error) {
    throw new RemoteLoadError('code', remote.name, error);
  }
}

/** Fetches files into the browser cache. A fetch can be aborted, a hanging script tag cannot. */
async function fetchFiles(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new Error(`HTTP ${answer.status} for ${address}`);
      await answer.blob();
    }),
  );
}

async function fetchModule(remote: RegistryRemote, module: string, suffix: string): Promise<unknown> {
  const entry = remote.entry + suffix;
  const known = registeredEntries.get(remote.scope);
  if (known !== entry) {
    entryHashes.set(entry, remote.integrity?.[remote.entry]);
    federation.registerPlugins([INTEGRITY]);
    federation.registerRemotes(
      [{ name: remote.scope, entry, entryGlobalName: remote.scope, type: 'global' }],
      {
        force: known !== undefined,
      },
    );
    registeredEntries.set(remote.scope, entry);
  }
  const expose = () => federation.loadRemote<{ default: unknown }>(remote.scope + module.slice(1));
  try {
    // A chunk whose preload failed returns that failure once; the second request goes to the server.
    const exposed = await expose().catch((error: unknown) => {
      if (isMissingFile(error)) return expose();
      throw error;
    });
    return exposed?.default;
  } catch (error) {
    registeredEntries.set(remote.scope, 'failed');
    throw error;
  }
}

async function loadNamespace(
  { name, namespace, texts }: RegistryRemote,
  suffix: string,
  { language, signal }: LoadOptions,
): Promise<void> {
  if (loadedTexts.has(texts.language)) return;
  const addresses = { language: texts.language + suffix, fallback: texts.fallback + suffix };
  await loadTexts(namespace, language, addresses, signal).catch((cause: unknown) => {
    throw new RemoteLoadError('texts', name, cause);
  });
  loadedTexts.add(texts.language);
}

/** Makes sure that styles are loaded: a link that failed early is requested again. `data-href` must match the bundler's own loader. */
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
