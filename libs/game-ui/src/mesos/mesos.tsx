import { numberFormat } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import styles from './mesos.module.css';

export interface MesosProps {
  amount: number;
  /** "mesos" in the language of the page; `{n} mesos` is read out. */
  unit: string;
  isUnitShown?: boolean;
}

/** An amount of the game's money: coin, grouped digits, stepped colour for large sums as players know it. */
export function Mesos({ amount, unit, isUnitShown = false }: MesosProps) {
  const { language } = usePortal();
  const step = amount >= 1e9 ? styles.billions : amount >= 1e6 ? styles.millions : undefined;
  return (
    <span className={classNames(styles.root, step)}>
      <svg
        className={styles.coin}
        viewBox="0 0 14 14"
        width="14"
        height="14"
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path className={styles.rim} d="M4 0h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1H4v-1H2v-1H1v-2H0V4h1V2h1V1h2z" />
        <path className={styles.face} d="M4 1h6v1h2v2h1v6h-1v2h-2v1H4v-1H2v-2H1V4h1V2h2z" />
        <path className={styles.mark} d="M4 10V4h1v1h1v1h2V5h1V4h1v6H9V7H8v1H6V7H5v3z" />
      </svg>
      <bdi>{numberFormat(language).format(amount)}</bdi>
      <span className={isUnitShown ? undefined : styles.hiddenUnit}>{unit}</span>
    </span>
  );
}
