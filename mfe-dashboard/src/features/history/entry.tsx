import { useFormat } from '@portico/portal-kit';
import styles from './entry.module.css';
import { useTexts } from '@portico/i18n';
import type { LedgerEntry } from './history.queries';

interface AmountProps {
  delta: number;
  /** Printed after the number, such as `NX`. */
  unit?: string;
}

export function Amount({ delta, unit }: AmountProps) {
  const { signed } = useFormat();
  return (
    <span className={delta < 0 ? styles.taken : styles.added}>
      <bdi>{signed(delta)}</bdi>
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}

type Occasion = Pick<LedgerEntry, 'currency' | 'delta' | 'reason'> & {
  /** Null if the entry has no character, or the character is gone. */
  characterName: string | null;
};

export function useEntryText(): (occasion: Occasion) => string {
  const t = useTexts('mfe-dashboard');
  return ({ currency, delta, reason, characterName: name }) => {
    if (reason === 'admin') return t(delta < 0 ? 'history.entry.adminTaken' : 'history.entry.admin');
    if (reason !== 'upgrade') return t(`history.entry.${reason}`);
    const bought = currency === 'HP' || currency === 'MP' ? currency : 'paid';
    return name === null
      ? t(`history.entry.upgradeOfNone.${bought}`)
      : t(`history.entry.upgrade.${bought}`, { name });
  };
}
