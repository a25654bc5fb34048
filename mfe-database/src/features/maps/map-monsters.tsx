import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { MapMonstersTable, type MapMonstersProps } from './map-monsters-table';
import styles from './map-page.module.css';

export function MapMonsters({ monsters, onPoint }: MapMonstersProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const count = monsters.length;
  return (
    <Window
      title={t('map.monsters.title')}
      icon="skull"
      isFlush={count > 0}
      actions={
        count > 0 && (
          <span className={styles.count}>
            {t('map.monsters.count', { count, formatted: format.number(count) })}
          </span>
        )
      }
    >
      {count === 0 ? (
        <p className={styles.nothing}>{t('map.monsters.empty')}</p>
      ) : (
        <MapMonstersTable monsters={monsters} onPoint={onPoint} />
      )}
    </Window>
  );
}
