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

/** Keeps the served nodes until the slot is live; an empty place stays empty until it is due. */
function Place({ name, fills, className, props }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const served = useServedPage();
  const queries = useQueryClient();
  const [isServed] = useState(() =>
    fills.every(({ remote, fill }) => served?.fills.has(fillKey(remote.name, fill.slot))),
  );
  const [nodes] = useState(() => (isServed ? served?.fillNodes : undefined));
  const isDue = useIsDue(place, isServed);
  const [Fills] = useState(() => known ?? lazy(() => loadFills(isServed ? queries : undefined)));
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

/** The code that shows fills; with `queries`, once the page of these calls is usable. */
async function loadFills(
  queries: QueryClient | undefined,
): Promise<{ default: ComponentType<SlotFillsProps> }> {
  if (queries !== undefined) await whenUsable(queries);
  return import('./slot-fills').then(
    ({ SlotFills }) => ({ default: SlotFills }),
    // The place stays empty; the next page tries again.
    () => ({ default: () => null }),
  );
}

/** Distance below the screen at which a place is filled, so that it is complete when the reader arrives. */
const NEAR = '25% 0px';

/** Whether a place is due: the page around it is usable, and it is in view or nearly so; a served place always is. */
function useIsDue(place: RefObject<Element | null>, isServed: boolean): boolean {
  const queries = useQueryClient();
  const [isDue, setIsDue] = useState(isServed);
  useEffect(() => {
    if (isServed) return undefined;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsDue(true);
      },
      { rootMargin: NEAR },
    );
    const watch = async () => {
      await whenUsable(queries, stop.signal);
      if (place.current !== null && !stop.signal.aborted) observer.observe(place.current);
    };
    void watch();
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [place, queries, isServed]);
  return isDue;
}
