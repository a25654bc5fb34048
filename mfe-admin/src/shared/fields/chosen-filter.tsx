import { useTexts } from '@portico/i18n';
import { Button, Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './chosen-filter.module.css';

interface ChosenFilterProps {
  label: string;
  /** Name of the chosen player or account. */
  children: ReactNode;
  onClear: () => void;
}

/** Replaces the field of a filter once someone is chosen. */
export function ChosenFilter({ label, children, onClear }: ChosenFilterProps) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <Icon name="user" size={18} />
      <bdi className={styles.name}>{children}</bdi>
      <Button size="small" variant="quiet" icon="close" onClick={onClear}>
        {t('playerSearch.clear')}
      </Button>
    </div>
  );
}
