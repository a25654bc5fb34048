import type { FormEvent } from 'react';

/** Texts of a GET form's fields by name, in place of the browser's own way to its address. */
export function sentFields(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const said = new FormData(event.currentTarget);
  return Object.fromEntries(
    [...said].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
