import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from './portal-context';

const SECOND_MS = 1000;

/** Zones whose usual short name browsers know in the language of the country alone. */
const ZONE_NAMES: Readonly<Record<string, string>> = { 'Asia/Tokyo': 'JST', 'Asia/Seoul': 'KST', UTC: 'UTC' };

export interface ServerClock {
  /** `21:04:37` where the game server is. */
  time: string;
  /** `JST`, or the distance to UTC where the zone has no short name. */
  zone: string;
  /** `UTC+9`. */
  offset: string;
  /** `14:04` where the reader is. */
  localTime: string;
  /** For `<time dateTime>`. */
  dateTime: string;
}

function currentSecond(): number {
  return Math.floor(Date.now() / SECOND_MS);
}

/** Wakes right after each full second; a tab in the background sleeps, and is right again in the foreground. */
function onSecond(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      SECOND_MS - (Date.now() % SECOND_MS),
    );
  };
  const handleVisibility = () => {
    listener();
    wait();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/**
 * What time it is on the game server, every second. Whoever calls it is drawn again each second: call it in a component that is
 * nothing but the clock.
 */
export function useServerClock(): ServerClock {
  const { config, language } = usePortal();
  const second = useSyncExternalStore(onSecond, currentSecond);
  const read = useMemo(() => clockOf(language, config.time.zone), [language, config.time.zone]);
  return read(second * SECOND_MS);
}

function clockOf(language: string, timeZone: string): (at: number) => ServerClock {
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const server = new Intl.DateTimeFormat(language, { ...hours, second: '2-digit', timeZone });
  const local = new Intl.DateTimeFormat(language, hours);
  const distance = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  return (at) => {
    const offset = offsetIn(distance.formatToParts(at));
    return {
      time: server.format(at),
      zone: ZONE_NAMES[timeZone] ?? offset,
      offset,
      localTime: local.format(at),
      dateTime: new Date(at).toISOString(),
    };
  };
}

function offsetIn(parts: readonly Intl.DateTimeFormatPart[]): string {
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', 'UTC');
}
