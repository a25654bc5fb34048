import {
  actionOf,
  loadUses,
  type SpriteReference,
  type SpriteSetUse,
  spritesOf,
  type Stance,
} from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { spriteSetQuery } from './sprites.queries';

/** As long as the server lets browsers keep them. */
const FRESH_MS = 5 * 60_000;

interface SpriteSets {
  /** In the order of `spritesOf`, without those that are missing. */
  uses: SpriteSetUse[];
  missing: MissingSet[];
}

export interface MissingSet {
  reference: SpriteReference;
  error: unknown;
}

/** The sprite sets of a look, and which of them the portal does not have; of the look before while they are on their way. */
export function useSpriteSets(look: CharacterLook) {
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['sprite-sets', spritesOf(look)],
    queryFn: ({ client }) => loadSets(client, look),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  return {
    uses: data?.uses ?? [],
    missing: data?.missing ?? [],
    isLoading: data === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}

async function loadSets(client: QueryClient, look: CharacterLook): Promise<SpriteSets> {
  const missing: MissingSet[] = [];
  const uses = await loadUses(look, async (reference) => {
    try {
      return await client.fetchQuery({ ...spriteSetQuery(reference), staleTime: FRESH_MS });
    } catch (error) {
      missing.push({ reference, error });
      return undefined;
    }
  });
  return { uses, missing };
}

/** How many frames a stance has; one at least. */
export function framesOfStance(uses: readonly SpriteSetUse[], stance: Stance): number {
  const body = uses.find(({ set }) => set.category === 'Body');
  return Math.max(1, body?.set.frames[actionOf(stance, uses)]?.length ?? 1);
}
