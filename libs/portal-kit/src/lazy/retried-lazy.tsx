import { lazy, useEffect, type ComponentType } from 'react';

/** A component in a chunk of its own. Where it does not load `Missing` is shown, and the next page that calls `get` tries again. */
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
    /** Loads the code ahead for a render that needs it at once. Never rejects. */
    prepare: async (): Promise<ComponentType<Props>> => {
      const { default: loaded } = await loadPart();
      if (loaded !== Missing) part ??= loaded;
      return loaded;
    },
  };
}

/** Renders nothing, and tells the page that the part is missing. */
export function MissingPart({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing]);
  return null;
}
