import { DropChance } from '@portico/game-ui';
import styles from './chance.module.css';

export interface ChanceProps {
  /** Base chance in percent; decides colour, shape and word. */
  percent: number;
  /** 2 in the list of a monster's drops, 3 in the sources of an item. */
  decimals: 2 | 3;
  /** Whether it is at the end of a list's row, where phones use two lines. */
  isAtEnd?: boolean;
}

export function Chance({ percent, decimals, isAtEnd = false }: ChanceProps) {
  const chance = <DropChance percent={percent} decimals={decimals} />;
  return isAtEnd ? <span className={styles.stacked}>{chance}</span> : chance;
}
