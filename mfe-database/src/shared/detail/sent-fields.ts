import { useEffect, useRef, type FormEvent, type RefObject } from 'react';

/** Texts of a GET form's fields by name. The browser does not load the form's address. */
export function sentFields(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const said = new FormData(event.currentTarget);
  return Object.fromEntries(
    [...said].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Writes values that have changed into the fields of a form. The fields are not mounted again, because that would lose the focus. */
export function useShownFields(
  values: Readonly<Record<string, string | number | undefined>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && last.current[name] !== value) field.value = String(value ?? '');
    }
    last.current = values;
  });
  return form;
}
