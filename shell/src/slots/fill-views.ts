import { type ComponentType, lazy } from 'react';
import { fillKey } from '@portico/contract';
import type { Language } from '@portico/domain';
import { withDeadline, abandonFilesOf } from '../federation/load-deadline';
import { loadFill } from '../federation/load-remote';
import { countFailure, evaluatedRelease, failuresOf, markEvaluated } from '../federation/remote-views';
import { RemoteLoadError } from '../federation/remote-load-error';
import { currentRegistry } from '../registry/registry-store';
import { fillsOf, type SlotFill } from './fills-of';
import { pause } from './when-usable';

/** A fill ready to render. Slot and module agree on its props. */
export interface FillView {
  View: ComponentType<object>;
  version: string;
  /** Resolves when it is shown or has failed. */
  settled: Promise<unknown>;
}

/** Longest wait of a fill for those before it, so that it does not move when they arrive. */
const TURN_LIMIT_MS = 1_000;

const views = new Map<string, FillView>();
const failed = new WeakSet<FillView>();

/** View of a fill: the loaded one, or one that suspends until it has loaded and the fill before had its turn. All load at once. */
export function viewOfFill(wanted: SlotFill, language: Language, before?: SlotFill): FillView {
  const key = keyOf(wanted);
  const known = views.get(key);
  if (known !== undefined) return known;
  const { remote, fill } = inService(wanted);
  const stop = new AbortController();
  const loading = loadFill(remote, fill, {
    language,
    attempt: failuresOf(remote.name),
    isPreloaded: false,
    signal: stop.signal,
  });
  const inTime = withDeadline(loading, () => {
    stop.abort();
    abandonFilesOf(remote.name);
    return new RemoteLoadError('deadline', remote.name);
  });
  const turn = before && views.get(keyOf(before))?.settled;
  const loaded = inTime.then(
    async ({ Component }) => {
      if (turn !== undefined) await Promise.race([turn, pause(TURN_LIMIT_MS)]);
      markEvaluated(evaluatedRelease(remote.name) ?? remote);
      // A loaded view is rendered directly: a lazy component would suspend for a moment.
      view.View = Component;
      return { default: Component };
    },
    (error: unknown) => {
      // Kept until its error was shown, because React may render it more than once before that.
      failed.add(view);
      throw error;
    },
  );
  const view: FillView = {
    version: remote.version,
    View: lazy(() => loaded),
    settled: loaded.catch(() => undefined),
  };
  views.set(key, view);
  return view;
}

/** Sets a fill that is already loaded, for rendering on the server. */
export function offerFill(remote: string, slot: string, View: FillView['View']): void {
  views.set(fillKey(remote, slot), { View, version: '', settled: Promise.resolve() });
}

/** The version of a fill that this page shows or tried to show. */
export function versionOfFill(fill: SlotFill): string {
  return views.get(keyOf(fill))?.version ?? fill.remote.version;
}

/** Called when its error is shown, so that later mounts start again. */
export function forgetFailedFill(fill: SlotFill): void {
  const view = views.get(keyOf(fill));
  if (view !== undefined && failed.has(view)) forgetFill(fill);
}

/** Makes the next `viewOfFill` load again, from a fresh address. */
export function forgetFill(fill: SlotFill): void {
  views.delete(keyOf(fill));
  countFailure(fill.remote.name);
}

/** The fill in the current registry, or the last known one. */
function inService(wanted: SlotFill): SlotFill {
  const now = fillsOf(wanted.fill.slot, currentRegistry());
  return now.find(({ remote }) => remote.name === wanted.remote.name) ?? wanted;
}

function keyOf({ remote, fill }: SlotFill): string {
  return fillKey(remote.name, fill.slot);
}
