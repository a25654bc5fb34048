import { durationText, RESPAWN_ROUND_SECONDS, roundsToRespawn, SECOND_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';

/** Says when a spawn is filled again; `respawn` is in seconds, -1 for never. */
export function useRespawnText(): (respawn: number) => string {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  return (respawn) => {
    if (respawn < 0) return t('map.monsters.never');
    const seconds = roundsToRespawn(respawn) * RESPAWN_ROUND_SECONDS;
    return t('training.respawn', { time: durationText(language, seconds * SECOND_MS) });
  };
}

export function RespawnText({ respawn }: { respawn: number }) {
  return useRespawnText()(respawn);
}
