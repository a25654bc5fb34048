import { ValidateIf } from 'class-validator';

/** Optional field of a body. null is refused, because readers expect a value or undefined. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}
