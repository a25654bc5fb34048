import type { RemoteModule, SlotModule } from '@portico/portal-kit';

export function isRemoteModule(module: unknown): module is RemoteModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'contract' in module &&
    'Component' in module &&
    (typeof module.Component === 'function' || typeof module.Component === 'object')
  );
}

export function isSlotModule(module: unknown, slot: string): module is SlotModule {
  return isRemoteModule(module) && 'slot' in module && module.slot === slot;
}
