import type { ImportReport } from './import-report.js';

/** Longest name, in characters, and longest text, in bytes, that the columns hold. */
const MAX_NAME = 255;
const MAX_TEXT_BYTES = 65_535;
const LONE_SURROGATE = /[\uD800-\uDBFF]$/;

export function storedNameText(text: string): string {
  return text.length <= MAX_NAME ? text : text.slice(0, MAX_NAME).replace(LONE_SURROGATE, '');
}

export function storedText(text: string, label: string, report: ImportReport): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_TEXT_BYTES) return text;
  report.warn('text too long (its beginning is kept)', label);
  let end = MAX_TEXT_BYTES;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString();
}

export function storedInteger(
  value: number | undefined,
  limit: number,
  label: string,
  report: ImportReport,
): number | undefined {
  if (value === undefined) return undefined;
  if (Math.abs(value) <= limit) return Math.trunc(value);
  report.warn('number out of range', label);
  return undefined;
}
