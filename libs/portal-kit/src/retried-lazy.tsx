import { lazy, useEffect, type ComponentType } from 'react';

/**
 * A component in a chunk of its own. Where its code does not load, `Missing` stands in for it, and the next page that calls `get`
 * asks again.
 */
export function retriedLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) {
  let part: ComponentType<Props> | undefined;
  const loadPart = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      part = undefined;
      return { default: Missing };
    }
  };
  return {
    get: (): ComponentType<Props> => (part ??= lazy(loadPart)),
    /** Loads the code ahead: what is drawn then has it at once. Never rejects. */
    prepare: async (): Promise<ComponentType<Props>> => {
      const { default: loaded } = await loadPart();
      if (loaded !== Missing) part ??= loaded;
      return loaded;
    },
  };
}

/** Draws nothing, and tells the page that the part is missing. */
export function MissingPart({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing]);
  return null;
}
