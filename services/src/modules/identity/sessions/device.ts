import Bowser from 'bowser';

export interface Device {
  /** Null where it is not one that is known. */
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return { browser: null, system: null, isPhone: false };
  const parser = Bowser.getParser(userAgent);
  return {
    browser: parser.getBrowserName() || null,
    system: parser.getOSName() || null,
    isPhone: parser.getPlatformType() === 'mobile',
  };
}
