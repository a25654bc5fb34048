import { useEffect, useImperativeHandle, useRef, type FormEvent, type Ref } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

export interface SearchFieldProps {
  /** Name of the query parameter. */
  name: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** What the search takes at most. */
  maxLength?: number;
  /** Where the form goes without JavaScript; the current page by default. */
  action?: string;
  /** Other parameters of the address that a submit keeps. */
  keep?: Readonly<Record<string, string | number>>;
  /** Takes the submit over (router navigation); without it the browser sends the GET form. */
  onSearch?: (value: string) => void;
  /** Shown while there is a value: the address without it. */
  clearHref?: string;
  texts: { submit: string; clear: string };
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A GET form that searches before hydration too. */
export function SearchField(props: SearchFieldProps) {
  const {
    name,
    label,
    placeholder,
    defaultValue = '',
    maxLength,
    action,
    keep = {},
    onSearch,
    clearHref,
    texts,
    className,
    inputRef,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);

  // A search that follows the typing changes the address under the reader's hands: their text is left alone.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    if (element.value.trim() === defaultValue) isTyping.current = false;
    else if (!isTyping.current) element.value = defaultValue;
  }, [defaultValue]);

  const submit = (event: FormEvent) => {
    if (!onSearch || !input.current) return;
    event.preventDefault();
    isTyping.current = false;
    onSearch(input.current.value.trim());
  };
  return (
    <form
      className={classNames(styles.search, className)}
      role="search"
      method="get"
      action={action}
      onSubmit={submit}
    >
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label className={styles.searchBox}>
        <Icon name="search" size={18} className={styles.searchIcon} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={input}
          className={styles.searchInput}
          type="search"
          name={name}
          placeholder={placeholder}
          defaultValue={defaultValue}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={() => {
            isTyping.current = true;
          }}
        />
      </label>
      {clearHref !== undefined && defaultValue !== '' && (
        <Link
          href={clearHref}
          className={styles.clear}
          aria-label={texts.clear}
          title={texts.clear}
          onClick={() => {
            isTyping.current = false;
            // The link goes with what it clears: the keyboard goes on where the next search is written.
            input.current?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </Link>
      )}
      <button type="submit" className={styles.submit}>
        {texts.submit}
      </button>
    </form>
  );
}
