import { createContext, use } from 'react';
import { Window, type WindowProps } from '@portico/ui';

/** Heading level of a thing's parts: 2 on its own page; 3 in the panel beside a list, where its name is the h2. */
export const PartLevel = createContext<2 | 3>(2);

export function PartWindow(props: WindowProps) {
  return <Window titleLevel={use(PartLevel)} {...props} />;
}
