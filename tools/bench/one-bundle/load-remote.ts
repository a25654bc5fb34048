import type { RegistryFill, RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteModule, SlotModule } from '@portico/portal-kit';
import { loadTexts } from '../../../shell/src/boot/load-texts';

const REMOTES: Record<string, () => Promise<{ default: RemoteModule }>> = {
  'mfe-public': () => import(/* webpackChunkName: "mfe-public" */ '../../../mfe-public/src/remote'),
  'mfe-database': () => import(/* webpackChunkName: "mfe-database" */ '../../../mfe-database/src/remote'),
  'mfe-market': () => import(/* webpackChunkName: "mfe-market" */ '../../../mfe-market/src/remote'),
  'mfe-dashboard': () => import(/* webpackChunkName: "mfe-dashboard" */ '../../../mfe-dashboard/src/remote'),
  'mfe-admin': () => import(/* webpackChunkName: "mfe-admin" */ '../../../mfe-admin/src/remote'),
};

const FILLS: Record<string, () => Promise<{ default: SlotModule }>> = {
  'home.popular-items': () =>
    import(/* webpackChunkName: "popular-items" */ '../../../mfe-database/src/slots/popular-items'),
  'home.bargains': () => import(/* webpackChunkName: "bargains" */ '../../../mfe-market/src/slots/bargains'),
  'item.offers': () => import(/* webpackChunkName: "offers" */ '../../../mfe-market/src/slots/offers'),
  'login.voting': () =>
    import(/* webpackChunkName: "login-voting" */ '../../../mfe-dashboard/src/slots/login-voting'),
  'item.watch': () =>
    import(/* webpackChunkName: "item-watch" */ '../../../mfe-dashboard/src/slots/item-watch'),
  'search.watch': () =>
    import(/* webpackChunkName: "search-watch" */ '../../../mfe-dashboard/src/slots/search-watch'),
  'player.card': () =>
    import(/* webpackChunkName: "player-card" */ '../../../mfe-public/src/slots/player-card'),
  'thing.card': () =>
    import(/* webpackChunkName: "thing-card" */ '../../../mfe-database/src/slots/thing-card'),
};

/** Replaces the shell's own function: here each remote is a chunk of the same build. */
export function loadRemote(remote: RegistryRemote, options: { language: Language }): Promise<RemoteModule> {
  return loadModule(REMOTES[remote.name], remote, options);
}

export function loadFill(
  remote: RegistryRemote,
  { slot }: RegistryFill,
  options: { language: Language },
): Promise<SlotModule> {
  return loadModule(FILLS[slot], remote, options);
}

async function loadModule<M>(
  load: (() => Promise<{ default: M }>) | undefined,
  remote: RegistryRemote,
  { language }: { language: Language },
): Promise<M> {
  if (!load) throw new Error(`${remote.name} is not part of this build`);
  const [module] = await Promise.all([load(), loadTexts(remote.namespace, language, remote.texts)]);
  return module.default;
}
