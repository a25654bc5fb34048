import { rarityOf, type Rarity } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { rarityText } from '@portico/portal-kit/game-words';
import { classNames, VisuallyHidden } from '@portico/ui';
import styles from './drop-chance.module.css';

const SHAPES: Readonly<Record<Rarity, string>> = {
  mythic: 'M6 0l1.6 3.4L11.4 2.6 9.6 6l1.8 3.4-3.8-.8L6 12l-1.6-3.4-3.8.8L2.4 6 .6 2.6l3.8.8z',
  veryRare: 'M6 0l6 6-6 6-6-6z',
  rare: 'M6 .5L11.5 4.5 9.5 11.5h-7L.5 4.5z',
  uncommon: 'M6 1l5.5 10H.5z',
  common: 'M1.5 1.5h9v9h-9z',
};

function RarityShape({ step }: { step: Rarity }) {
  return (
    <svg
      className={classNames(styles.shape, styles[step])}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
    >
      <path d={SHAPES[step]} />
    </svg>
  );
}

export interface DropChanceProps {
  /** Base chance; decides the rarity. */
  percent: number;
  decimals: number;
}

/** A drop chance in its rarity's colour, with its shape and word. Most drops are common, so that word is only for screen readers. */
export function DropChance({ percent, decimals }: DropChanceProps) {
  const format = useFormat();
  const step = rarityOf(percent);
  return (
    <span className={classNames(styles.chance, styles[step])}>
      <RarityShape step={step} />
      <span className={styles.number}>{format.percent(percent, decimals)}</span>
      {step === 'common' ? (
        <VisuallyHidden>{rarityText(step)}</VisuallyHidden>
      ) : (
        <span className={styles.word}>{rarityText(step)}</span>
      )}
    </span>
  );
}
