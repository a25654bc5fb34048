import { ValidateBy } from 'class-validator';

/**
 * A text that a function of the domain judges: it answers the name of the rule that is broken, which the refusal names too, and
 * `texts` says each in English. Anything but a text breaks `required`.
 */
export function TextRules<R extends string>(
  issueOf: (text: string) => R | undefined,
  texts: Readonly<Record<R | 'required', string>>,
): PropertyDecorator {
  const broken = (value: unknown): string | undefined =>
    typeof value === 'string' ? issueOf(value) : 'required';
  const decorators = Object.entries<string>(texts).map(([name, text]) =>
    ValidateBy({
      name,
      validator: { validate: (value) => broken(value) !== name, defaultMessage: () => text },
    }),
  );
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}
