import type { KeyboardEventHandler, Ref } from 'react';
import { useTexts } from '@portico/i18n';
import { Button, VisuallyHidden } from '@portico/ui';
import type { AdvancedSearch } from './advanced-state';
import { activeFilters } from './active-filters';
import { prepareAdvancedPanel } from './lazy-advanced-panel';
import styles from './advanced-toggle.module.css';

export interface AdvancedToggleProps {
  /** The id of the panel that it opens. */
  panelId: string;
  isOpen: boolean;
  onToggle: () => void;
  onKeyDown: KeyboardEventHandler;
  active: AdvancedSearch | null;
  ref: Ref<HTMLButtonElement>;
}

export function AdvancedToggle({ panelId, isOpen, onToggle, onKeyDown, active, ref }: AdvancedToggleProps) {
  const t = useTexts('mfe-database');
  const count = activeFilters(active).length;
  return (
    <Button
      ref={ref}
      icon="filter"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      onFocus={prepareAdvancedPanel}
      onPointerEnter={prepareAdvancedPanel}
    >
      {t('advanced.toggle')}
      {count > 0 && (
        <>
          <span className={styles.number} aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>{t('advanced.count', { count })}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
