import { type ComponentType, createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { type SlotHostProps, usePortal, useSession } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import { isOpenTo } from '../guard/is-open-to';
import { currentRegistry } from '../registry/registry-store';
import { fillsOf, type SlotFill } from './fills-of';
import type { SlotFillsProps } from './slot-fills';
import { useIsDue } from './use-is-due';
import styles from './slots.module.css';

/** The slots that the place is in, outermost first: pieces may have slots too. */
const SlotsAround = createContext<readonly string[]>([]);

/**
 * The place of a slot: nothing where no remote fills it, which the registry tells at once, nor within itself, where pieces would hold
 * each other without end; else of the size that the page reserves, whatever becomes of its fills. Who fills it is settled when
 * the page is shown.
 */
export function SlotHost({ name, className, props }: SlotHostProps) {
  const { demo } = usePortal();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const [all] = useState(() => fillsOf(name, currentRegistry()));
  const around = use(SlotsAround);
  const within = useMemo(() => [...around, name], [around, name]);
  const fills = all.filter(({ fill }) => isOpenTo(fill, { demo, isAuthenticated }));
  if (fills.length === 0 || around.includes(name)) return null;
  return (
    <SlotsAround value={within}>
      <Place fills={fills} className={className} props={props} />
    </SlotsAround>
  );
}

interface PlaceProps extends Pick<SlotHostProps, 'className' | 'props'> {
  fills: readonly SlotFill[];
}

function Place({ fills, className, props }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useIsDue(place);
  const [Fills, setFills] = useState<ComponentType<SlotFillsProps>>();
  useEffect(() => {
    if (!isDue) return;
    import('./slot-fills').then(
      ({ SlotFills }) => setFills(() => SlotFills),
      // The place stays empty; the next page asks again.
      () => undefined,
    );
  }, [isDue]);
  return (
    <div ref={place} className={classNames(styles.place, className)}>
      {Fills && <Fills fills={fills} props={props} />}
    </div>
  );
}
