import { fillKey } from '@portico/contract';
import { isOpenTo, type SlotHostProps, useVisitor } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useMemo,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from 'react';
import { useServedPage } from '../federation/served-page';
import { currentRegistry } from '../registry/registry-store';
import { fillsOf, type SlotFill } from './fills-of';
import type { SlotFillsProps } from './slot-fills';
import styles from './slot-host.module.css';
import { whenUsable } from './when-usable';

/** The surrounding slots, outermost first, because fills may contain slots. */
const SlotsAround = createContext<readonly string[]>([]);

/**
 * The place of a slot. It renders nothing if no remote fills the slot, or inside itself, where fills would nest without end. Otherwise it
 * has the size that the page reserves, whatever happens to its fills. The fills are fixed when the page is shown.
 */
export function SlotHost({ name, className, props }: SlotHostProps) {
  const visitor = useVisitor();
  const [all] = useState(() => fillsOf(name, currentRegistry()));
  const around = use(SlotsAround);
  const within = useMemo(() => [...around, name], [around, name]);
  const fills = all.filter(({ fill }) => isOpenTo(fill, visitor));
  if (fills.length === 0 || around.includes(name)) return null;
  return (
    <SlotsAround value={within}>
      <Place name={name} fills={fills} className={className} props={props} />
    </SlotsAround>
  );
}

interface PlaceProps extends Pick<SlotHostProps, 'name' | 'className' | 'props'> {
  fills: readonly SlotFill[];
}

let known: ComponentType<SlotFillsProps> | undefined;

/** Sets the code that shows fills, for the server, which does not wait for it. */
export function offerSlotFills(Fills: ComponentType<SlotFillsProps>): void {
  known = Fills;
}

/** Keeps the served nodes until the slot is live, and an empty place empty. Both wait until the place is due. */
function Place({ name, fills, className, props }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const served = useServedPage();
  const queries = useQueryClient();
  const [isServed] = useState(() =>
    fills.every(({ remote, fill }) => served?.fills.has(fillKey(remote.name, fill.slot))),
  );
  const [nodes] = useState(() => (isServed ? served?.fillNodes : undefined));
  const isDue = useIsDue(place, isServed);
  // oxlint-disable-next-line react/refs -- read once the page is usable, long after this render
  const [Fills] = useState(() => {
    if (known !== undefined) return known;
    return lazy(() => loadFills(isServed ? whenDue(place, queries) : undefined));
  });
  return (
    <div ref={place} data-slot={name} className={classNames(styles.place, className)}>
      {isDue && <SteadyFills Fills={Fills} fills={fills} props={props} served={nodes} />}
    </div>
  );
}

interface SteadyFillsProps extends SlotFillsProps {
  Fills: ComponentType<SlotFillsProps>;
}

/** Rerendered only for other fills or props: the server's nodes stay until the code has loaded, unless React renders something else. */
const SteadyFills = memo(function SteadyFills({ Fills, fills, props, served }: SteadyFillsProps) {
  return (
    <Suspense fallback={null}>
      <Fills fills={fills} props={props} served={served} />
    </Suspense>
  );
}, isSame);

function isSame(before: SteadyFillsProps, after: SteadyFillsProps): boolean {
  return stampOf(before) === stampOf(after);
}

/** Props of slots are plain values that an address can hold, so their JSON tells them apart. */
function stampOf({ fills, props }: SteadyFillsProps): string {
  return JSON.stringify([fills.map(({ remote }) => [remote.name, remote.version]), props]);
}

/** The code that shows fills, loaded once `due` resolves. */
async function loadFills(due?: Promise<unknown>): Promise<{ default: ComponentType<SlotFillsProps> }> {
  await due;
  return import('./slot-fills').then(
    ({ SlotFills }) => ({ default: SlotFills }),
    // The place stays empty; the next page tries again.
    () => ({ default: () => null }),
  );
}

/** Distance below the screen at which a place is filled, so that it is complete when the reader arrives. */
const NEAR = '25% 0px';

/** Whether an empty place is filled by now. A served place always is: only its code waits. */
function useIsDue(place: RefObject<Element | null>, isServed: boolean): boolean {
  const queries = useQueryClient();
  const [isDue, setIsDue] = useState(isServed);
  useEffect(() => {
    if (isServed) return undefined;
    const stop = new AbortController();
    const watch = async () => {
      await whenDue(place, queries, stop.signal);
      if (!stop.signal.aborted) setIsDue(true);
    };
    void watch();
    return () => stop.abort();
  }, [place, queries, isServed]);
  return isDue;
}

/** Resolves once the page around a place is usable, and the place is in view or nearly so; at once for a place that is gone. */
async function whenDue(
  place: RefObject<Element | null>,
  queries: QueryClient,
  signal?: AbortSignal,
): Promise<void> {
  await whenUsable(queries, signal);
  const element = place.current;
  if (element === null || signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    signal?.addEventListener('abort', () => observer.disconnect());
  });
}
