import {
  actionOf,
  loadUses,
  type SpriteReference,
  type SpriteSetUse,
  spritesOf,
  type Stance,
} from '@portico/avatar';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useTexts } from '@portico/i18n';
import { errorText, kitText } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import { MINUTE_MS, type CharacterLook } from '@portico/domain';
import { spriteSetQuery } from './sprites.queries';
import styles from './sprite-sets.module.css';

/** Same as the server's cache lifetime. */
const FRESH_MS = 5 * MINUTE_MS;

interface MissingSet {
  reference: SpriteReference;
  error: unknown;
}

/** Sprite sets of a look and the missing ones; keeps the previous look during loading. */
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

/** Uses in the order of `spritesOf`, without missing ones. */
async function loadSets(client: QueryClient, look: CharacterLook) {
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

export function framesOfStance(uses: readonly SpriteSetUse[], stance: Stance): number {
  const body = uses.find(({ set }) => set.category === 'Body');
  return Math.max(1, body?.set.frames[actionOf(stance, uses)]?.length ?? 1);
}

/** Missing parts with the reason; the rest is drawn without them. */
export function MissingSets({ missing, isFetching, retry }: ReturnType<typeof useSpriteSets>) {
  const t = useTexts('mfe-admin');
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        <Button size="small" icon="retry" isPending={isFetching} onClick={retry}>
          {kitText('kit.error.retry')}
        </Button>
      }
    >
      <ul className={styles.list} role="list">
        {missing.map(({ reference: { category, id }, error }) => (
          <li key={`${category}/${id}`}>
            {t('developer.notLoaded', { path: `/api/wz-xml/position/${category}/${id}` })}
            <span className={styles.why}>{errorText(error)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
