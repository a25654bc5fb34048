import { loadRemote as loadFederated, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteModule } from '@portico/portal-kit';
import { loadTexts } from '../boot/load-texts';
import { loadStyles } from './load-styles';
import { isMissingFile, RemoteLoadError } from './remote-load-error';

const registeredEntries = new Map<string, string>();
const loadedTexts = new Set<string>();

/**
 * Loads a remote's module and texts side by side. The runtime remembers a failed entry, and so does the browser's module
 * cache: from the second attempt on everything is asked for under a fresh address.
 */
export async function loadRemote(
  remote: RegistryRemote,
  language: Language,
  attempt: number,
): Promise<RemoteModule> {
  const suffix = attempt === 0 ? '' : `?retry=${Date.now().toString(36)}`;
  const [module] = await Promise.all([
    loadModule(remote, suffix),
    loadStyles(remote.css, suffix).catch((cause: unknown) => {
      throw new RemoteLoadError('code', remote.name, cause);
    }),
    loadNamespace(remote, language, suffix),
  ]);
  return module;
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
    registerRemotes([{ name: remote.scope, entry, entryGlobalName: remote.scope, type: 'global' }], {
      force: known !== undefined,
    });
    registeredEntries.set(remote.scope, entry);
  }
  const expose = () => loadFederated<{ default: unknown }>(`${remote.scope}/remote`);
  // A chunk whose preload failed is answered by that failure once; asked for again, it comes from the server.
  const exposed = await expose().catch((error: unknown) => {
    if (isMissingFile(error)) return expose();
    throw error;
  });
  return exposed?.default;
}

async function loadNamespace(remote: RegistryRemote, language: Language, suffix: string): Promise<void> {
  if (loadedTexts.has(remote.texts.language)) return;
  await loadTexts(remote.namespace, language, remote.texts, suffix).catch((cause: unknown) => {
    throw new RemoteLoadError('texts', remote.name, cause);
  });
  loadedTexts.add(remote.texts.language);
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
