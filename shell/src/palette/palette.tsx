import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import { useNavigate } from 'react-router-dom';
import { PaletteDialog } from './palette-dialog';
import { PaletteField } from './palette-field';
import { PaletteHelp } from './palette-help';
import { PaletteList } from './palette-list';
import styles from './palette.module.css';
import type { PaletteOption } from './palette-sections';
import { storeSearch } from './recent-searches';
import { usePaletteOptions } from './use-palette-options';

const LIST_ID = 'palette-list';

/** Search over everything: a combobox in a dialog, by keyboard as by hand. The focus stays in the field. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell');
  const { basename } = usePortal();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const options = usePaletteOptions(typed);

  const choose = (option: PaletteOption, isNewTab = false) => {
    if (option.kind === 'recent') {
      setTyped(option.title);
      input.current?.focus();
      return;
    }
    if (typed.trim() !== '') storeSearch(typed.trim());
    if (isNewTab) {
      window.open(basename + option.href, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(option.href);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      options.whenFresh((option) => choose(option, event.ctrlKey || event.metaKey));
    } else if (options.move(event.key)) {
      event.preventDefault();
    }
  };

  return (
    <PaletteDialog onClose={onClose}>
      <div className={styles.bar}>
        <Icon name="search" size={20} />
        <PaletteField
          inputRef={input}
          listId={LIST_ID}
          options={options}
          typed={typed}
          onType={setTyped}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <PaletteList id={LIST_ID} options={options} term={typed.trim()} onChoose={choose} />
      <PaletteHelp />
    </PaletteDialog>
  );
}
