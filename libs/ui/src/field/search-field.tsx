import { useEffect, useImperativeHandle, useRef, type FormEvent, type Ref, type RefObject } from 'react';
import { classNames, Icon, Link, VisuallyHidden } from '@portico/ui/base';
import styles from './field.module.css';

export interface SearchFieldProps {
  /** Id of the form. Other fields join it by their `form` attribute and are sent along. */
  id?: string;
  /** Name of the query parameter. */
  name: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Most characters of a search. */
  maxLength?: number;
  /** Where the form goes without JavaScript; the current page by default. */
  action?: string;
  /** Other parameters of the address that a submit keeps. */
  keep?: Readonly<Record<string, string | number>>;
  /** Handles the submit (router navigation); without it the browser sends the GET form. */
  onSearch?: (value: string) => void;
  /** The address without the search; its link is shown while the field has text. */
  clearHref?: string;
  texts: { submit: string; clear: string };
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A GET form that searches before hydration too. */
export function SearchField(props: SearchFieldProps) {
  const {
    id,
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
  const [input, setIsTyping] = useText(defaultValue);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);

  const submit = (event: FormEvent) => {
    if (!onSearch || !input.current) return;
    event.preventDefault();
    setIsTyping(false);
    onSearch(input.current.value.trim());
  };
  return (
    <form
      id={id}
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
          onInput={() => setIsTyping(true)}
        />
      </label>
      {clearHref !== undefined && defaultValue !== '' && (
        <Link
          href={clearHref}
          className={styles.clear}
          aria-label={texts.clear}
          title={texts.clear}
          onClick={() => {
            setIsTyping(false);
            // The link disappears with the text it clears, so the focus moves to the field.
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

/** A field that follows the address, but keeps text being typed or typed before scripts ran. Returns it and a setter of the typing state. */
function useText(text: string): [RefObject<HTMLInputElement | null>, (isTyping: boolean) => void] {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    if (isFirst.current) isTyping.current = element.value !== element.defaultValue;
    isFirst.current = false;
    if (element.value.trim() === text) isTyping.current = false;
    else if (!isTyping.current) element.value = text;
  }, [text]);
  const setIsTyping = (is: boolean) => {
    isTyping.current = is;
  };
  return [input, setIsTyping];
}
