import { MINUTE_MS } from '@portico/domain';

export interface CalendarEvent {
  /** Stays the same when the file is made again: calendars put the new event in place of the old one. */
  id: string;
  startsAt: number;
  minutes: number;
  /** Again after so many days, and how often in all. */
  repeats?: { days: number; times: number };
  title: string;
  text: string;
  url: string;
}

export interface CalendarFile {
  name: string;
  language: string;
  /** Behind the `@` of all ids. */
  host: string;
  events: readonly CalendarEvent[];
}

const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();

/** A file of events, each with an alarm at its beginning (RFC 5545). Times are UTC, which every calendar shows where its reader is. */
export function calendarText({ name, language, host, events }: CalendarFile, now: number): string {
  const stamp = utc(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, { language, host, stamp, sequence: minuteOf(now) })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

interface Common {
  language: string;
  host: string;
  stamp: string;
  sequence: number;
}

function eventLines(event: CalendarEvent, { language, host, stamp, sequence }: Common): string[] {
  const { id, startsAt, minutes, repeats, title, text, url } = event;
  return [
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
  ];
}

/** Grows from file to file, and stays within 32 bits. */
function minuteOf(now: number): number {
  return Math.floor(now / MINUTE_MS);
}

/** `20260106T030000Z`. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A line of at most 75 bytes, the rest below it behind a space; no character is cut in two. */
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
