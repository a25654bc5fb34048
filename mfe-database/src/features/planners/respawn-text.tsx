import { durationText, RESPAWN_ROUND_SECONDS, roundsToRespawn, SECOND_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';

export function RespawnText({ respawn }: { respawn: number }) {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  const seconds = roundsToRespawn(respawn) * RESPAWN_ROUND_SECONDS;
  return t('training.respawn', { time: durationText(language, seconds * SECOND_MS) });
}
