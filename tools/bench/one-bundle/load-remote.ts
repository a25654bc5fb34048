import type { RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { RemoteModule } from '@portico/portal-kit';
import { loadTexts } from '../../../shell/src/boot/load-texts';

const REMOTES: Record<string, () => Promise<{ default: RemoteModule }>> = {
  'mfe-public': () => import(/* webpackChunkName: "mfe-public" */ '../../../mfe-public/src/remote'),
  'mfe-database': () => import(/* webpackChunkName: "mfe-database" */ '../../../mfe-database/src/remote'),
  'mfe-market': () => import(/* webpackChunkName: "mfe-market" */ '../../../mfe-market/src/remote'),
  'mfe-dashboard': () => import(/* webpackChunkName: "mfe-dashboard" */ '../../../mfe-dashboard/src/remote'),
  'mfe-admin': () => import(/* webpackChunkName: "mfe-admin" */ '../../../mfe-admin/src/remote'),
};

/** Stands in for the shell's own: the remote is a chunk of the same build. */
export async function loadRemote(
  remote: RegistryRemote,
  { language }: { language: Language },
): Promise<RemoteModule> {
  const load = REMOTES[remote.name];
  if (!load) throw new Error(`${remote.name} is not part of this build`);
  const [module] = await Promise.all([load(), loadTexts(remote.namespace, language, remote.texts)]);
  return module.default;
}
