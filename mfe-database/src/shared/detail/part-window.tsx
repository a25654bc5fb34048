import { createContext, use } from 'react';
import { Window, type WindowProps } from '@portico/ui';

/** Level of the headings of a thing's parts: below the h1 of its page, or below its name beside a list. */
export const PartLevel = createContext<2 | 3>(2);

export function PartWindow(props: WindowProps) {
  return <Window titleLevel={use(PartLevel)} {...props} />;
}
