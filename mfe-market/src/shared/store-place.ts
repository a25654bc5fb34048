import { useTexts } from '@portico/i18n';

const FIRST_ROOM_MAP = 910_000_000;

export interface StorePlace {
  mapId: number | null;
  channel: number | null;
}

/** Returns a function that writes a store's place: `FM3, Channel 1`; undefined if the source does not know it. */
export function useStorePlace(): (place: StorePlace) => string | undefined {
  const t = useTexts('mfe-market');
  return ({ mapId, channel }) => {
    const parts = [
      mapId === null ? undefined : t('seller.room', { room: mapId - FIRST_ROOM_MAP }),
      channel === null ? undefined : t('seller.channel', { channel }),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(', ');
  };
}
