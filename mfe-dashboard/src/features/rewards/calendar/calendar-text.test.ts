/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarText, type CalendarEvent } from './calendar-text';

const NOW = Date.UTC(2026, 0, 6, 3, 4, 5);

const EVENT: CalendarEvent = {
  id: 'vote-lantern',
  startsAt: Date.UTC(2026, 0, 6, 15),
  minutes: 15,
  repeats: { days: 2, times: 46 },
  title: 'Vote, here; or \\there',
  text: 'One\nTwo',
  url: 'https://willow.example/he/dashboard?a=1,2',
};

function write(events: CalendarEvent[], language = 'en'): string {
  return calendarText({ name: 'Willow Keep', language, host: 'willow.example', events }, NOW);
}

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const components = calendar.getAllSubcomponents('vevent');
  return { calendar, components, events: components.map((component) => new ICAL.Event(component)) };
}

describe('a calendar file', () => {
  it('is read by a parser as it was meant, whatever stands in its texts', () => {
    const { calendar, components, events } = parse(write([EVENT]));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Willow Keep');
    const [event] = events;
    expect(event).toMatchObject({
      uid: 'vote-lantern@willow.example',
      summary: EVENT.title,
      description: EVENT.text,
    });
    expect(event?.startDate.toJSDate().getTime()).toBe(EVENT.startsAt);
    expect(event?.duration.toSeconds()).toBe(900);
    expect(components[0]?.getFirstPropertyValue('url')).toBe(EVENT.url);
    expect(components[0]?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-06T03:04:05Z');
    const alarm = components[0]?.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
  });

  it('repeats an event as often as it says', () => {
    const [event] = parse(write([EVENT])).events;
    const moments = event?.iterator();
    const starts: number[] = [];
    for (let next = moments?.next(); next; next = moments?.next()) starts.push(next.toJSDate().getTime());
    expect(starts).toHaveLength(46);
    expect([starts[1], starts[45]]).toEqual([
      EVENT.startsAt + 2 * 86_400_000,
      EVENT.startsAt + 90 * 86_400_000,
    ]);
    const { repeats: _, ...once } = EVENT;
    expect(parse(write([once])).events[0]?.isRecurring()).toBe(false);
  });

  it.each([
    ['he', 'אפשר להצביע שוב לשרת באתר \u2068Lantern Toplist\u2069, בכל יום ובכל שעה שתרצו, ככל שתרצו'],
    ['ja', 'フリーマーケットのNPCから今日の報酬とウィークリーボーナスを受け取りましょう。'.repeat(3)],
    ['en', '🏮'.repeat(60)],
  ])('keeps lines within 75 bytes, ended by CR LF, and cuts no character in two: %s', (language, text) => {
    const written = write([{ ...EVENT, text }], language);
    const lines = written.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(written).not.toContain('\uFFFD');
    expect(parse(written).events[0]?.description).toBe(text);
  });

  it('lets no text begin a line of its own', () => {
    const { components } = parse(write([{ ...EVENT, title: 'x\r\nEND:VEVENT\rATTACH:file:///etc/passwd' }]));
    expect(components).toHaveLength(1);
    expect(components[0]?.getFirstProperty('attach')).toBeNull();
  });
});
