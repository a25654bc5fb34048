import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { editorStateQuery } from '../../../shared/drops/drops.queries';
import styles from './open-dropper.module.css';

/** The server's rates that its drops take: bosses have one of their own. */
export function DropperRates({ isBoss }: { isBoss: boolean }) {
  const t = useTexts('mfe-admin');
  const { multiplier } = useFormat();
  const { data } = useQuery(editorStateQuery());
  if (data === undefined) return null;
  return (
    <span className={styles.rates}>
      {t(isBoss ? 'drops.open.bossDropRate' : 'drops.open.dropRate')}{' '}
      <bdi>{multiplier(isBoss ? data.bossDropRate : data.dropRate)}</bdi>
      {' · '}
      {t('drops.open.mesoRate')} <bdi>{multiplier(data.mesoRate)}</bdi>
    </span>
  );
}
