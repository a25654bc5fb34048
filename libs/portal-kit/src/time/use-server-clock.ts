import { CLOCK_TIME, dateFormat } from '@portico/domain';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context';
import { useIsHydrated } from '../browser/use-is-hydrated';
import { useSecond } from './clock';

/** Zones whose short name browsers know only in the country's language. */
const ZONE_NAMES: Readonly<Record<string, string>> = { 'Asia/Tokyo': 'JST', 'Asia/Seoul': 'KST', UTC: 'UTC' };

export interface ServerClock {
  /** Time of the game server: `21:04:37`. */
  time: string;
  /** `JST`, or the offset from UTC if the zone has no short name. */
  zone: string;
  /** `UTC+9`. */
  offset: string;
  /** Time of the reader: `14:04`; until it is known, a time of the same width. */
  localTime: string;
  /** Whether `localTime` is the reader's; until then it is hidden and only reserves the space. */
  isLocal: boolean;
  /** For `<time dateTime>`. */
  dateTime: string;
}

/** The game server's time, every second. The caller rerenders each second, so call it in a component that is only the clock. */
export function useServerClock(): ServerClock {
  const { config, language } = usePortal();
  const second = useSecond();
  const isLocal = useIsHydrated();
  const { zone } = config.time;
  const read = useMemo(() => clockOf(language, zone, isLocal), [language, zone, isLocal]);
  return read(second);
}

function clockOf(language: string, timeZone: string, isLocal: boolean): (at: number) => ServerClock {
  const server = dateFormat(language, { ...CLOCK_TIME, second: '2-digit', timeZone });
  const local = dateFormat(language, isLocal ? CLOCK_TIME : { ...CLOCK_TIME, timeZone });
  const distance = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  return (at) => {
    const offset = offsetIn(distance.formatToParts(at));
    return {
      time: server.format(at),
      zone: ZONE_NAMES[timeZone] ?? offset,
      offset,
      localTime: local.format(at),
      isLocal,
      dateTime: new Date(at).toISOString(),
    };
  };
}

function offsetIn(parts: readonly Intl.DateTimeFormatPart[]): string {
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC');
}
