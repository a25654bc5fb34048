import { MINUTE_MS } from '@portico/domain';

export interface CalendarEvent {
  /** Stable across files, so that calendars replace the old event with the new one. */
  id: string;
  startsAt: number;
  minutes: number;
  /** Days between repeats, and number of events in total. */
  repeats?: { days: number; times: number };
  title: string;
  text: string;
  url: string;
}

export interface CalendarFile {
  name: string;
  language: string;
  /** Part of each event id after the `@`. */
  host: string;
  events: readonly CalendarEvent[];
}

const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();

/** A calendar file (RFC 5545) with an alarm at the start of each event. Times are UTC; calendars show them in local time. */
export function calendarText({ name, language, host, events }: CalendarFile, now: number): string {
  const stamp = utc(now);
  // Grows from file to file and stays within 32 bits.
  const sequence = Math.floor(now / MINUTE_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, startsAt, minutes, repeats, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(`${id}@${host}`)}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART:${utc(startsAt)}`,
      `DURATION:PT${minutes}M`,
      ...(repeats === undefined ? [] : [`RRULE:FREQ=DAILY;INTERVAL=${repeats.days};COUNT=${repeats.times}`]),
      `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
      `DESCRIPTION;LANGUAGE=${language}:${escaped(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION;LANGUAGE=${language}:${escaped(title)}`,
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Formats a time as `20260106T030000Z`. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line after at most 75 bytes; a space begins each continuation. No character is split. */
function folded(line: string): string {
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > MAX_LINE_BYTES) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += bytes;
  }
  return lines.join('\r\n');
}
