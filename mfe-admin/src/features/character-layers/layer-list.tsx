import { useTexts } from '@portico/i18n';
import { Button, EmptyState, Window } from '@portico/ui';
import { LayerRow } from './layer-row';
import styles from './layer-list.module.css';
import type { LayerPart } from './placed-parts';

interface LayerListProps {
  layers: readonly LayerPart[];
  hidden: ReadonlySet<string>;
  chosen: string | undefined;
  onToggle: (key: string) => void;
  onChoose: (key: string | undefined) => void;
  onShowAll: () => void;
}

/** The parts from back to front, each with what is known of it and a switch. */
export function LayerList({ layers, hidden, chosen, onToggle, onChoose, onShowAll }: LayerListProps) {
  const t = useTexts('mfe-admin');
  return (
    <Window
      isFlush
      title={t('testSprite.layers.title')}
      icon="filter"
      actions={
        hidden.size > 0 && (
          <Button size="small" onClick={onShowAll}>
            {t('testSprite.layers.showAll')}
          </Button>
        )
      }
    >
      {layers.length === 0 ? (
        <EmptyState title={t('testSprite.layers.none')} />
      ) : (
        <ol className={styles.list} role="list">
          {layers.map((layer) => (
            <LayerRow
              key={layer.key}
              layer={layer}
              isShown={!hidden.has(layer.key)}
              isChosen={layer.key === chosen}
              onToggle={() => onToggle(layer.key)}
              onChoose={(isChosen) => onChoose(isChosen ? layer.key : undefined)}
            />
          ))}
        </ol>
      )}
    </Window>
  );
}
