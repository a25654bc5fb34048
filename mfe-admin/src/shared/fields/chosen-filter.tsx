import { useTexts } from '@portico/i18n';
import { Button, Icon } from '@portico/ui';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import styles from './chosen-filter.module.css';
import type { TypedFieldProps } from './found-field';

interface ChosenFilterProps<Found> {
  label: string;
  /** Name of the chosen player or account; undefined for none. */
  chosen: string | undefined;
  field: ComponentType<TypedFieldProps<Found>>;
  onChoose: (found: Found) => void;
  onClear: () => void;
}

/** A filter for a player or an account: the field that finds one, then the name with a button that clears it. */
export function ChosenFilter<Found>(props: ChosenFilterProps<Found>) {
  const { label, chosen, field: Field, onChoose, onClear } = props;
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState('');
  const focusRef = useFocusOfChoice();
  if (chosen === undefined)
    return (
      <Field
        ref={focusRef}
        className={styles.field}
        isCompact
        label={label}
        value={typed}
        onType={setTyped}
        onChoose={(found) => {
          setTyped('');
          onChoose(found);
        }}
      />
    );
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <Icon name="user" size={18} />
      <bdi className={styles.name}>{chosen}</bdi>
      <Button size="small" variant="quiet" icon="close" ref={focusRef} onClick={onClear}>
        {t('playerSearch.clear')}
      </Button>
    </div>
  );
}

/** A ref for the field and for the button. Each takes over the focus that is lost with the other. */
function useFocusOfChoice(): (node: HTMLElement | null) => void {
  const isReplaced = useRef(false);
  return useCallback((node) => {
    if (node === null) return;
    if (isReplaced.current && document.activeElement === document.body) node.focus();
    isReplaced.current = true;
  }, []);
}
