import { addressOf } from '@portico/contract';
import { Link, type LinkProps } from '@portico/ui';
import type { ReactNode } from 'react';
import { cardOf } from '../hover-card/card-of';

export interface ThingLinkProps extends Omit<LinkProps, 'href' | 'id'> {
  id: number;
}

/** Names may be in any script; isolated, they do not reorder the text around them. */
const isolated = (children: ReactNode) => (typeof children === 'string' ? <bdi>{children}</bdi> : children);

/** A link with an item's name. Pointing at it, focus or a long press shows the item's card. */
export function ItemLink({ id, children, ...rest }: ThingLinkProps) {
  return (
    <Link {...rest} href={addressOf('item', id)} {...cardOf('item', id)}>
      {isolated(children)}
    </Link>
  );
}

/** A link with a monster's name. Pointing at it, focus or a long press shows the monster's card. */
export function MonsterLink({ id, children, ...rest }: ThingLinkProps) {
  return (
    <Link {...rest} href={addressOf('monster', id)} {...cardOf('monster', id)}>
      {isolated(children)}
    </Link>
  );
}
