import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, IconButton } from '@portico/ui';
import type { Targets } from '../bulk-draft';
import styles from '../bulk.module.css';

/** More than these would be no overview. */
const MAX_SHOWN = 30;

interface ChosenTargetsProps {
  targets: Targets;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** How many are chosen, and who. */
export function ChosenTargets({ targets, onRemove, onClear }: ChosenTargetsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const count = targets.size;
  const shown = [...targets].slice(0, MAX_SHOWN);
  return (
    <>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {t('drops.bulk.chosen.count', { formatted: number(count) })}
        </p>
        {count > 0 && (
          <Button size="small" variant="quiet" icon="close" onClick={onClear}>
            {t('drops.bulk.chosen.clear')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.chips} role="list">
          {shown.map(([id, name = String(id)]) => (
            <li key={id} className={styles.chip}>
              <bdi>{name}</bdi>
              <IconButton
                size="small"
                icon="close"
                label={t('drops.bulk.remove', { name })}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
          {count > MAX_SHOWN && (
            <li className={styles.soft}>{t('drops.bulk.more', { formatted: number(count - MAX_SHOWN) })}</li>
          )}
        </ul>
      )}
    </>
  );
}
