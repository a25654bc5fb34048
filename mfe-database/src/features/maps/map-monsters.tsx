import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyLine } from '../../shared/empty-line';
import { ListCount } from '../../shared/list-count';
import { PartWindow } from '../../shared/part-window';
import { MonsterKinds, type MonsterKindsProps } from './monster-kinds';

export function MapMonsters({ monsters, onPoint }: MonsterKindsProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const count = monsters.length;
  return (
    <PartWindow
      title={t('map.monsters.title')}
      icon="skull"
      isFlush={count > 0}
      actions={
        count > 0 && (
          <ListCount>{t('map.monsters.count', { count, formatted: format.number(count) })}</ListCount>
        )
      }
    >
      {count === 0 ? (
        <EmptyLine>{t('map.monsters.empty')}</EmptyLine>
      ) : (
        <MonsterKinds monsters={monsters} onPoint={onPoint} />
      )}
    </PartWindow>
  );
}
