import type { Formatters } from '@portico/portal-kit';
import type { Program } from './features.queries';

/** All numbers of the programme as the texts name them, in the language of the page. */
export function programNumbers(program: Program, format: Formatters): Record<string, string> {
  const fields = [...Object.entries(program), ...Object.entries(program.login)];
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'number' ? [[name, format.number(value)]] : [])),
  );
}
