import type { PortalBoot } from '@portico/contract';

const BOOT_ID = 'portal-boot';

export function readBoot(): PortalBoot {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${BOOT_ID}`);
  return JSON.parse(text) as PortalBoot;
}
