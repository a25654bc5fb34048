import { Matches } from 'class-validator';

/** A text of a body without control characters: neither spreadsheets nor the game's own programs read those as written. */
export function OneLine(): PropertyDecorator {
  return Matches(/^\P{Cc}*$/u, { message: 'Must not contain line breaks or other control characters' });
}
