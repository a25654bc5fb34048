import { applyDecorators } from '@nestjs/common';
import { DROP_TABLES, MAX_DROP_CHANGES, MAX_INT32 } from '@portico/domain';
import { ValidateBy } from 'class-validator';
import { AsSent } from '../../../platform/http/index.js';

/** A list of changes; a field of a body. Checked as a whole: thousands of nested objects would take seconds each by each. */
export function DropChanges(): PropertyDecorator {
  return applyDecorators(
    AsSent(),
    ValidateBy({
      name: 'changes',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.length <= MAX_DROP_CHANGES &&
          value.every((change) => isChange(change)),
        defaultMessage: () => `Must be 1 to ${MAX_DROP_CHANGES} changes of rows`,
      },
    }),
  );
}

const CHANGE_FIELDS = new Set(['table', 'dropperId', 'rowId', 'before', 'after']);
const VALUE_FIELDS = ['itemId', 'minQuantity', 'maxQuantity', 'questId', 'chance'] as const;

function isChange(value: unknown): boolean {
  if (!isObject(value) || !Object.keys(value).every((name) => CHANGE_FIELDS.has(name))) return false;
  const { table, dropperId, rowId, before, after } = value;
  if (!DROP_TABLES.some((known) => known === table) || !isDropper(dropperId)) return false;
  if (before === null) return rowId === null && isValues(after);
  return isId(rowId) && isValues(before) && (after === null || isValues(after));
}

function isValues(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== VALUE_FIELDS.length) return false;
  return VALUE_FIELDS.every((name) => isInt32(value[name]));
}

const isInt32 = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INT32;

const isId = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** Columns of droppers are smaller than those of rows. */
const isDropper = (value: unknown) => isId(value) && isInt32(value);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
