import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { classNames, Icon, VisuallyHidden } from '@portico/ui/base';
import styles from './combobox-field.module.css';
import { FieldFrame, useFieldIds } from './field-frame';
import form from './form.module.css';

export interface ComboboxOption {
  key: string;
  text: string;
  /** Softer text at the end of the line that tells similar options apart. */
  detail?: ReactNode;
}

export interface ComboboxFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Options that match the text. The field itself searches nothing. */
  options: readonly ComboboxOption[];
  onChoose: (key: string) => void;
  /** How many options there are, or none: announced politely, and shown in an empty list. */
  status: string;
  /** The options belong to an earlier text. */
  isStale?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** In a bar of filters: the same height, the label inside the field, no line of words below. */
  isCompact?: boolean;
  isReadOnly?: boolean;
  maxLength?: number;
  name?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with suggestions. Arrows, Home and End move through them, Enter chooses, Esc closes. Focus and text stay in the field. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, value, options, status, hint, error, isCompact = false, isReadOnly = false } = props;
  const { className, ref } = props;
  const { inputId, ...described } = useFieldIds(undefined, { hint, error });
  const listId = `${inputId}-list`;
  const list = useComboboxList(props);
  const isListed = list.isOpen && options.length > 0;
  const field = (
    <>
      <div className={styles.box} onBlur={list.handleBlur}>
        {isCompact && <Icon name="search" size={18} className={styles.lens} />}
        <input
          {...described}
          ref={ref}
          id={inputId}
          name={props.name}
          className={form.input}
          aria-label={isCompact ? label : undefined}
          placeholder={isCompact ? label : undefined}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={
            isListed && list.active !== undefined ? optionId(listId, list.active) : undefined
          }
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={props.maxLength}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => list.type(event.target.value)}
          onKeyDown={list.handleKey}
        />
        <div
          id={listId}
          className={classNames(styles.list, props.isStale && styles.stale)}
          role="listbox"
          aria-label={label}
          hidden={!isListed}
        >
          {options.map((option) => (
            <div
              key={option.key}
              id={optionId(listId, option.key)}
              tabIndex={-1}
              className={classNames(styles.option, option.key === list.active && styles.active)}
              role="option"
              aria-selected={option.key === list.active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => list.choose(option.key)}
            >
              <bdi className={styles.text}>{option.text}</bdi>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
        {list.isOpen && !isListed && status !== '' && <p className={styles.none}>{status}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{list.isOpen && status}</span>
      </VisuallyHidden>
    </>
  );
  if (isCompact) return <div className={classNames(styles.compact, className)}>{field}</div>;
  return (
    <FieldFrame label={label} inputId={inputId} hint={hint} error={error} className={className}>
      {field}
    </FieldFrame>
  );
}

const optionId = (listId: string, key: string) => `${listId}-${key}`;

/** Holds whether the list is open and which option is active, and handles the keys. */
function useComboboxList({ options, onType, onChoose, isReadOnly }: ComboboxFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const index = options.findIndex(({ key }) => key === wanted);
  const active = isOpen ? options[index]?.key : undefined;

  const choose = (key: string) => {
    setIsOpen(false);
    setWanted(undefined);
    onChoose(key);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const next = nextIndex(event.key, index, options.length);
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      // Esc closes the list only, not the dialog around it.
      event.stopPropagation();
    } else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (next === undefined) return;
    else {
      setIsOpen(true);
      setWanted(options[next]?.key);
    }
    event.preventDefault();
  };
  return {
    isOpen,
    active,
    choose,
    handleKey,
    type: (text: string) => {
      setIsOpen(true);
      setWanted(undefined);
      onType(text);
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
    },
  };
}

/** Home and End move in the text until an option is active. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return index === -1 ? undefined : 0;
    case 'End':
      return index === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
