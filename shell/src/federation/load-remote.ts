import { CONTRACT_VERSION, type RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteModule } from '@portico/portal-kit';
import { loadTexts } from '../boot/load-texts';
import { host } from './host';
import { loadStyles } from './load-styles';
import { isMissingFile, RemoteLoadError } from './remote-load-error';

const registeredEntries = new Map<string, string>();
const loadedTexts = new Set<string>();

export interface LoadOptions {
  language: Language;
  /** How often this remote has failed. */
  attempt: number;
  /** Whether the server has had the browser ask for all of it with the page. */
  isPreloaded: boolean;
  /** Ends what can be ended: the browser has few connections to one server. */
  signal: AbortSignal;
}

/**
 * Loads a remote's module and texts side by side. The runtime remembers a failed entry, and a browser does not ask again for an
 * address that it still waits for: from the second attempt on everything is asked for under a fresh address.
 */
export async function loadRemote(remote: RegistryRemote, options: LoadOptions): Promise<RemoteModule> {
  const suffix = options.attempt === 0 ? '' : `?retry=${Date.now().toString(36)}`;
  const [module] = await Promise.all([
    loadCode(remote, suffix, options),
    loadNamespace(remote, suffix, options),
  ]);
  return module;
}

async function loadCode(remote: RegistryRemote, suffix: string, options: LoadOptions): Promise<RemoteModule> {
  const files = [remote.entry, ...remote.chunks, ...remote.css].map((address) => address + suffix);
  try {
    if (options.attempt > 0 || !options.isPreloaded) await fetchFiles(files, options.signal);
    const [module] = await Promise.all([loadModule(remote, suffix), loadStyles(remote.css, suffix)]);
    return module;
  } catch (error) {
    throw error instanceof RemoteLoadError ? error : new RemoteLoadError('code', remote.name, error);
  }
}

/**
 * Brings files into the browser's cache, side by side. A script or a style sheet that hangs keeps its connection, and cannot
 * be stopped; a fetch can.
 */
async function fetchFiles(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      // A content delivery network need not name us: what it answers is for the cache alone.
      const answer = await fetch(address, { mode: 'no-cors', signal });
      if (!answer.ok && answer.type !== 'opaque') throw new Error(`HTTP ${answer.status} for ${address}`);
      await answer.blob();
    }),
  );
}

async function loadModule(remote: RegistryRemote, suffix: string): Promise<RemoteModule> {
  const module = await fetchModule(remote, remote.entry + suffix).catch((cause: unknown) => {
    registeredEntries.set(remote.scope, 'failed');
    throw new RemoteLoadError('code', remote.name, cause);
  });
  if (!isRemoteModule(module) || module.contract !== CONTRACT_VERSION) {
    throw new RemoteLoadError('contract', remote.name, module);
  }
  return module;
}

async function fetchModule(remote: RegistryRemote, entry: string): Promise<unknown> {
  const known = registeredEntries.get(remote.scope);
  if (known !== entry) {
    host.registerRemotes([{ name: remote.scope, entry, entryGlobalName: remote.scope, type: 'global' }], {
      force: known !== undefined,
    });
    registeredEntries.set(remote.scope, entry);
  }
  const expose = () => host.loadRemote<{ default: unknown }>(`${remote.scope}/remote`);
  // A chunk whose preload failed is answered by that failure once; asked for again, it comes from the server.
  const exposed = await expose().catch((error: unknown) => {
    if (isMissingFile(error)) return expose();
    throw error;
  });
  return exposed?.default;
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

function isRemoteModule(module: unknown): module is RemoteModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'contract' in module &&
    'Component' in module &&
    (typeof module.Component === 'function' || typeof module.Component === 'object')
  );
}
