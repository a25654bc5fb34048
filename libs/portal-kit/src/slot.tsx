import { type ComponentType, createContext, use } from 'react';
import type { SlotName, SlotProps } from '@portico/contract';

/** Default export of a module that fills a slot. Several remotes may fill the same one. */
export interface SlotModule<Name extends SlotName = SlotName> {
  /** `CONTRACT_VERSION` the remote was built for. */
  contract: number;
  /** The name of its slot: a fill that the remote declares elsewhere is not shown there. */
  slot: Name;
  Component: ComponentType<SlotProps[Name]>;
}

interface SlotPlace<Name extends SlotName> {
  name: Name;
  /**
   * A class of the page that says how high the place is (`min-block-size`), in all widths: it is kept from the first paint on,
   * so that nothing jumps. Where nothing fills the slot there is no place at all.
   */
  className: string | undefined;
}

export interface SlotHostProps extends SlotPlace<SlotName> {
  /** Props from the page for the fill. */
  props: object;
}

/** Shows the fills of a slot: the shell's component. */
export const SlotContext = createContext<ComponentType<SlotHostProps> | undefined>(undefined);

/**
 * A place for pieces of other remotes: `<Slot name="item.offers" itemId={id} className={styles.offers} />`. They come after the page is
 * usable, and fail alone. Outside of the portal, as in a unit test, there are none.
 */
export function Slot<Name extends SlotName>({
  name,
  className,
  ...props
}: SlotPlace<Name> & SlotProps[Name]) {
  const Host = use(SlotContext);
  return Host && <Host key={name} name={name} className={className} props={props} />;
}
