import { addressOf } from '@portico/contract';
import { Link, type LinkProps } from '@portico/ui';
import { cardOf } from '../hover-card/card-of';

export interface ThingLinkProps extends Omit<LinkProps, 'href' | 'id'> {
  id: number;
  /** Where its name leads; its own page by default. */
  href?: string;
}

/** A link with an item's name. Pointing at it, focus or a long press shows the item's card. */
export function ItemLink({ id, href = addressOf('item', id), ...rest }: ThingLinkProps) {
  return <Link {...rest} href={href} {...cardOf('item', id)} />;
}

/** A link with a monster's name. Pointing at it, focus or a long press shows the monster's card. */
export function MonsterLink({ id, href = addressOf('monster', id), ...rest }: ThingLinkProps) {
  return <Link {...rest} href={href} {...cardOf('monster', id)} />;
}
