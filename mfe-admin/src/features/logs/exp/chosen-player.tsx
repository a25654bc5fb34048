import { useTexts } from '@portico/i18n';
import { Button, Icon } from '@portico/ui';
import styles from './player-search.module.css';

export interface ChosenPlayerProps {
  id: number;
  name: string | undefined;
  onClear: () => void;
}

/** The character that is shown alone, and the way back to the last 7 days. */
export function ChosenPlayer({ id, name, onClear }: ChosenPlayerProps) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root}>
      <span className={styles.label}>{t('expLog.player.label')}</span>
      <div className={styles.chosen}>
        <Icon name="user" size={18} />
        <bdi className={styles.name}>{name ?? `#${id}`}</bdi>
        <Button size="small" variant="quiet" icon="close" onClick={onClear}>
          {t('expLog.player.clear')}
        </Button>
      </div>
    </div>
  );
}
