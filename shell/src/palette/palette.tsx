import { SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { isOpenTo, usePortal, useVisitor } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import {
  type KeyboardEvent,
  useRef,
  useState,
  type InputHTMLAttributes,
  type RefObject,
  type ReactNode,
  useLayoutEffect,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { PaletteList } from './palette-list';
import type { PaletteOption } from './palette-sections';
import styles from './palette.module.css';
import { storeSearch } from './recent-searches';
import { chooseShortcuts, usePaletteKeys, useShortcuts } from './shortcuts';
import { COMMANDS } from './staff-sections';
import { usePaletteOptions, type PaletteOptions } from './use-palette-options';

const LIST_ID = 'palette-list';

/** Search over everything: a combobox in a dialog, for keyboard and pointer. The focus stays in the field. */
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

interface PaletteFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown'> {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  options: PaletteOptions;
  typed: string;
  onType: (text: string) => void;
}

/** The field of the combobox, which keeps the focus while keys move through the list. */
function PaletteField({ inputRef, listId, options, typed, onType, onKeyDown }: PaletteFieldProps) {
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

/** Lists the keys and the commands of the staff, with a switch for the global keys. */
function PaletteHelp() {
  const t = useTexts('shell');
  const isStaff = isOpenTo({ permission: 'admin' }, useVisitor());
  const areOn = useShortcuts();
  const keys = usePaletteKeys();
  return (
    <div className={styles.help}>
      <span className={styles.keys}>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.keys.move')}
      </span>
      <span className={styles.keys}>
        <kbd>↵</kbd> {t('search.keys.open')}
      </span>
      <span className={styles.keys}>
        <kbd>Esc</kbd> {t('search.keys.close')}
      </span>
      {isStaff && (
        <span>
          {t('search.kinds.command')}:{' '}
          {COMMANDS.map((command) => t(`search.commands.${command}.word`)).join(' · ')}
        </span>
      )}
      <label className={styles.shortcuts}>
        <input type="checkbox" checked={areOn} onChange={(event) => chooseShortcuts(event.target.checked)} />
        {t('search.shortcuts', { keys })}
      </label>
    </div>
  );
}

/** The window of the palette on the native dialog: focus is kept inside, and Esc or a press beside it closes. */
function PaletteDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: only then does the focus return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>{children}</div>
    </dialog>
  );
}
