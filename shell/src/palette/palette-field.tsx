import type { InputHTMLAttributes, RefObject } from 'react';
import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import styles from './palette.module.css';
import type { PaletteOptions } from './use-palette-options';

export interface PaletteFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown'> {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  options: PaletteOptions;
  typed: string;
  onType: (text: string) => void;
}

/** The field of the combobox, which keeps the focus while its list is gone through. */
export function PaletteField({ inputRef, listId, options, typed, onType, onKeyDown }: PaletteFieldProps) {
  const t = useTexts('shell');
  return (
    <input
      ref={inputRef}
      className={styles.input}
      type="text"
      role="combobox"
      aria-label={t('search.label')}
      aria-autocomplete="list"
      aria-expanded={options.count > 0}
      aria-controls={listId}
      aria-activedescendant={options.activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={SEARCH_MAX_LENGTH}
      placeholder={t('search.placeholder')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
