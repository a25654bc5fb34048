import { devices } from '@playwright/test';

const phone = devices['Pixel 7'];

/** The screens that the portal is looked at on, as settings of a browser's context. */
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
