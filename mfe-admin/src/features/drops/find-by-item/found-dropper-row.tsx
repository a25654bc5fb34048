import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DropOdds, DropQuantity } from '../../../shared/drops/drop-text';
import { DropperRow } from '../dropper-row';
import type { DropsState } from '../drops-state';
import styles from './find-by-item.module.css';
import type { ItemDropper } from './item-droppers.queries';

const DECIMALS = 3;

/** One that drops the item: how likely, before and after the server's rates, how many, and where it is. */
export function FoundDropperRow({ dropper, state }: { dropper: ItemDropper; state: DropsState }) {
  const t = useTexts('mfe-admin');
  const { level, percent } = useFormat();
  const { view, hrefWith } = state;
  const { type, dropperId } = dropper;
  return (
    <DropperRow
      table={type}
      id={dropperId}
      name={dropper.dropperName}
      href={hrefWith({ type, dropper: dropperId, panel: '', item: view.item })}
      isOpen={type === view.table && dropperId === view.dropper}
      note={
        <>
          <span className={styles.facts}>
            {dropper.level === null ? t(`drops.kind.${type}`, { id: dropperId }) : level(dropper.level)}
            {dropper.map !== null && (
              <>
                {' · '}
                <bdi>{dropper.map}</bdi>
              </>
            )}
          </span>
          <span className={styles.odds}>
            <DropOdds percent={dropper.basePercent} />
            <span title={t('drops.find.actualHint')}>
              {t('drops.find.actual')} <bdi dir="ltr">{percent(dropper.actualPercent, DECIMALS)}</bdi>
            </span>
            {dropper.maxQuantity > 1 && (
              <span>
                {t('drops.find.quantity')}{' '}
                <DropQuantity from={dropper.minQuantity} to={dropper.maxQuantity} />
              </span>
            )}
          </span>
        </>
      }
    />
  );
}
