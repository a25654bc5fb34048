import { usePortal } from '@portico/portal-kit';

/** The zone that logs are printed in: a row and its story say the same time. */
export function useServerZone(): string {
  return usePortal().config.time.zone;
}
