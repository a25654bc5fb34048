import { ValidateIf } from 'class-validator';

/** A field of a body that may be left out. null is not left out: whoever reads the field expects its type or undefined. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}
