import { Column, type ColumnOptions, type ValueTransformer } from 'typeorm';

/** BIGINT comes back as a string from MySQL and as a number from SQLite; JavaScript holds it as a safe integer. */
export const integerTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => {
    if (value === null || value === undefined) return value;
    const number = Number(value);
    if (!Number.isSafeInteger(number))
      throw new RangeError(
        `The column holds ${typeof value === 'string' ? value : number}, not a safe integer`,
      );
    return number;
  },
};

const booleanTransformer: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'boolean' ? Number(value) : value),
  from: (value: unknown) => (value === null || value === undefined ? value : Number(value) !== 0),
};

/** Point in time: BIGINT, milliseconds UTC, a number in JavaScript. */
export function epochMsColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'bigint', transformer: integerTransformer });
}

/** Amount of money or a count that may pass 32 bits: BIGINT, a number in JavaScript. */
export function moneyColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'bigint', transformer: integerTransformer });
}

/** Flag: TINYINT 0 or 1, a boolean in JavaScript. */
export function booleanColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ ...options, type: 'tinyint', transformer: booleanTransformer });
}
