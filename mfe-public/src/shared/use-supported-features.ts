import { useHasPage, usePortal } from '@portico/portal-kit';
import type { GameFeature } from '@portico/domain';
import { paths } from '../paths';

/** Pages that are empty without a feature of the game. */
const NEEDED_FEATURES: Readonly<Record<string, GameFeature>> = {
  [paths.database]: 'monsterDrops',
  [paths.market]: 'merchants',
};

/** Modes that not every server has. */
export const IRONMAN = 'ironman';

/** Vote sites, and rewards for votes. */
export const VOTING = 'voting';

/** The entries of a list that this build and this server support. */
export function useSupportedFeatures<T extends { readonly key: string; readonly needs?: string }>(
  entries: readonly T[],
): T[] {
  const isSupported = useIsSupported();
  return entries.filter(({ needs }) => needs === undefined || isSupported(needs));
}

/** Returns a function that tells whether this server has a feature, or content for the page with this path. */
export function useIsSupported(): (path: string) => boolean {
  const hasPage = useHasPage();
  const { unavailable, config } = usePortal();
  return (path) => {
    if (path === IRONMAN) return config.ironman.isOn;
    if (path === VOTING) return config.voting.sites > 0;
    if (path === paths.register && !config.identity.registration) return false;
    const feature = NEEDED_FEATURES[path];
    return hasPage(path) && (feature === undefined || !unavailable.includes(feature));
  };
}
