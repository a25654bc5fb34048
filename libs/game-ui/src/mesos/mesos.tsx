import { numberFormat } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { unitText } from '@portico/portal-kit/game-words';
import styles from './mesos.module.css';

export interface MesosProps {
  amount: number;
  /** Without it, only screen readers get "mesos". */
  isUnitShown?: boolean;
}

/** An amount of the game's money: coin and grouped digits, in the colour of the text around it. */
export function Mesos({ amount, isUnitShown = false }: MesosProps) {
  const { language } = usePortal();
  return (
    <span className={styles.root}>
      <svg className={styles.coin} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path className={styles.face} d="M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0z" />
        <path className={styles.shade} d="M22 12a10 10 0 0 1-18 6q14 2 16-12 2 3 2 6z" />
        <path className={styles.mark} d="M8 16V9l4 4 4-4v7" />
      </svg>
      <bdi>{numberFormat(language).format(amount)}</bdi>
      <span className={isUnitShown ? undefined : styles.hiddenUnit}>{unitText('MESO')}</span>
    </span>
  );
}
