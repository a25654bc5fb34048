import { useTexts } from '@portico/i18n';
import { Button, Icon } from '@portico/ui';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import styles from './chosen-filter.module.css';

interface ChosenFilterProps {
  label: string;
  /** Name of the chosen player or account. */
  children: ReactNode;
  onClear: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Replaces the field of a filter once someone is chosen. */
export function ChosenFilter({ label, children, onClear, ref }: ChosenFilterProps) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <Icon name="user" size={18} />
      <bdi className={styles.name}>{children}</bdi>
      <Button size="small" variant="quiet" icon="close" ref={ref} onClick={onClear}>
        {t('playerSearch.clear')}
      </Button>
    </div>
  );
}

/** Returns a ref for the field of a filter and for its `ChosenFilter`. Each takes over the focus that is lost with the other. */
export function useFocusOfChoice(): (node: HTMLElement | null) => void {
  const isReplaced = useRef(false);
  return useCallback((node) => {
    if (node === null) return;
    if (isReplaced.current && document.activeElement === document.body) node.focus();
    isReplaced.current = true;
  }, []);
}
