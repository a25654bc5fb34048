import { devices } from '@playwright/test';

const phone = devices['Pixel 7'];

/** Screens of the tests, as settings of a browser context. */
export const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    userAgent: phone.userAgent,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
} as const;
