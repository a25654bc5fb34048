import { freeMarketRoom } from '@portico/domain';
import { useTexts } from '@portico/i18n';

/** Prints the place of a store, `FM4, Channel 2`; empty if the source does not know it. */
export function useStorePlace(): (store: { mapId: number | null; channel: number | null }) => string {
  const t = useTexts('mfe-dashboard');
  return ({ mapId, channel }) => {
    const room = mapId === null ? undefined : freeMarketRoom(mapId);
    return [
      room === undefined ? undefined : t('goods.room', { room }),
      channel === null ? undefined : t('goods.channel', { channel }),
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  };
}
