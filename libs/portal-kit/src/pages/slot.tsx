import { type ComponentType, createContext, use } from 'react';
import type { SlotName, SlotProps } from '@portico/contract';

/** Default export of a module that fills a slot. Several remotes may fill the same one. */
export interface SlotModule<Name extends SlotName = SlotName> {
  /** `CONTRACT_VERSION` the remote was built for. */
  contract: number;
  /** Name of its slot: a fill declared under another name is not shown. */
  slot: Name;
  Component: ComponentType<SlotProps[Name]>;
}

interface SlotPlace<Name extends SlotName> {
  name: Name;
  /** A class with the height of the place (`min-block-size`) for all widths, kept from the first paint on. Without fills there is no place. */
  className: string | undefined;
}

export interface SlotHostProps extends SlotPlace<SlotName> {
  /** Props from the page for the fill. */
  props: object;
}

/** The shell's component that renders the fills of a slot. */
export const SlotContext = createContext<ComponentType<SlotHostProps> | undefined>(undefined);

/**
 * A place for parts of other remotes: `<Slot name="item.offers" itemId={id} className={styles.offers} />`. They load
 * after the page is usable and fail alone. Outside the portal, as in a unit test, there are none.
 */
export function Slot<Name extends SlotName>({
  name,
  className,
  ...props
}: SlotPlace<Name> & SlotProps[Name]) {
  const Host = use(SlotContext);
  return Host && <Host key={name} name={name} className={className} props={props} />;
}
