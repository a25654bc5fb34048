import { ValidateBy } from 'class-validator';

/** Refuses a number below that of another field; an absent one does not matter. */
export function NotBelow(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'notBelow',
    constraints: [other],
    validator: {
      validate: (value: unknown, context) => {
        const least: unknown = Object.entries(context?.object ?? {}).find(([name]) => name === other)?.[1];
        return typeof value !== 'number' || typeof least !== 'number' || value >= least;
      },
      defaultMessage: () => `Must not be below ${other}`,
    },
  });
}
