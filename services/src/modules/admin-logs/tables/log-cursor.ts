import { invalidField } from '../../../platform/errors/index.js';

/** Milliseconds UTC; the end is exclusive. */
export type LogSpan = Record<'from' | 'until', number>;

export type LogPlace = Record<'at' | 'id', number>;

export interface LogCursor extends LogPlace {
  direction: 'older' | 'newer';
}

const CURSOR = /^([on])(\d{1,15})\.(\d{1,15})$/;

export function writeCursor(direction: LogCursor['direction'], { at, id }: LogPlace): string {
  return Buffer.from(`${direction[0] ?? ''}${at}.${id}`).toString('base64url');
}

export function readCursor(cursor: string): LogCursor | undefined {
  if (cursor === '') return undefined;
  const parts = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!parts) throw invalidField('cursor', 'cursor', 'Must be `next` or `previous` of an answer');
  return { direction: parts[1] === 'o' ? 'older' : 'newer', at: Number(parts[2]), id: Number(parts[3]) };
}
