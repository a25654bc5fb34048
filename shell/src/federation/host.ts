import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { LATE_SHARED_MODULES, SHARED_MODULES } from './shared-modules';

function providerOf(name: string) {
  const load = LATE_SHARED_MODULES[name];
  if (load === undefined) return { lib: () => SHARED_MODULES[name] };
  return {
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** The page's federation: it loads the remotes, and what they share with the shell they get from it. */
export const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'version-first',
  shared: Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([name, { version, range }]) => [
      name,
      {
        version,
        ...providerOf(name),
        shareConfig: { singleton: true, eager: name in SHARED_MODULES, requiredVersion: range },
      },
    ]),
  ),
});

/** Where a remote that brings no federation runtime of its own looks for one. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: host.name, version: host.version },
});
